import { caseKey } from "@/lib/platform/validation/unique-names";

/** The option that is the same but for case, the encoding of accents and surrounding spaces. */
export function findOption<T extends string>(options: readonly T[], value: unknown): T | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  const wanted = caseKey(value.trim());
  return options.find((option) => caseKey(option) === wanted);
}
