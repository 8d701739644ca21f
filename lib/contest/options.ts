import { type FieldErrors, invalid } from "@/lib/http/problem";

/** A value that must come from one of the edition's lists, and the field it stood in. */
export interface Choice {
  field: string;
  value: string | null;
  options: readonly string[];
}

/** Throws 422 on every field whose value is not among what the edition offers; null passes. */
export function requireOptions(choices: Choice[]): void {
  const errors: FieldErrors = {};
  for (const { field, value, options } of choices) {
    if (value !== null && !options.includes(value)) errors[field] = [`Choose one of: ${options.join(", ")}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
