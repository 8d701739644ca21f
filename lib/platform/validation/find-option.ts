import { sameName } from "@/lib/platform/validation/unique-names";

/** The option that a URL's search parameter names, in any case; undefined for other values and for long texts. */
export function findOption<T extends string>(options: readonly T[], value: unknown): T | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  const wanted = sameName(value.trim());
  return options.find((option) => sameName(option) === wanted);
}
