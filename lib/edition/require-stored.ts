import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";

/** Throws 422 on each item whose id is not stored or occurs twice; `fieldOf` is its path in the request. */
export function requireStored(
  items: readonly { id: string | null }[],
  stored: readonly { id: string }[],
  fieldOf: (index: number) => string,
): void {
  const unused = new Set(stored.map(({ id }) => id));
  const errors: FieldErrors = {};
  items.forEach(({ id }, i) => {
    if (id && !unused.delete(id)) errors[`${fieldOf(i)}.id`] = ["This was removed in the meantime or is listed twice."];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
