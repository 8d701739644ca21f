import { nameKey } from "@/lib/platform/validation/unique-names";

export function findOption<T extends string>(options: readonly T[], value: unknown): T | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  const wanted = nameKey(value.trim());
  return options.find((option) => nameKey(option) === wanted);
}
