import { type FieldErrors, invalid } from "@/lib/http/problem";

interface Identified {
  id: string | null;
}

/** Throws 422 on each item of `list` whose id is that of nothing stored, or stands there twice. */
export function requireStored(list: string, items: readonly Identified[], stored: readonly { id: string }[]): void {
  const known = new Set(stored.map(({ id }) => id));
  const errors: FieldErrors = {};
  items.forEach(({ id }, i) => {
    // Taken from the set, so that a second one is unknown.
    if (id && !known.delete(id)) errors[`${list}.${i}.id`] = ["This has been removed meanwhile, or is here twice."];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
