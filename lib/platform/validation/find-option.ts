import { z } from "zod";
import { sameName } from "@/lib/platform/validation/unique-names";

export function findOption<T extends string>(options: readonly T[], value: unknown): T | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  const wanted = sameName(value.trim());
  return options.find((option) => sameName(option) === wanted);
}

/** One of the options, written in any case. */
export const optionOf = <T extends string>(options: readonly T[], error: string) =>
  z
    .preprocess((value: T) => findOption(options, value) ?? value, z.enum(options, error))
    // What is preprocessed would be documented as optional.
    .nonoptional(error);
