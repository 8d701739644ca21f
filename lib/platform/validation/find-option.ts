import { sameName } from "@/lib/platform/validation/unique-names";

/** The option that a URL's search parameter names, in any case. */
export const findOption = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  typeof value === "string" ? options.find((option) => sameName(option) === sameName(value.trim())) : undefined;
