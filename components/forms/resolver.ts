import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** A schema, or a function that chooses it for the values. */
export type FormSchema<V> = z.ZodType | ((values: V) => z.ZodType);

/** Validates a form with the API's schema. The form keeps its values as they were typed: the API parses them again. */
export function schemaResolver<V extends FieldValues>(source: FormSchema<V>): Resolver<V> {
  return async (values, _context, options) => {
    const schema = typeof source === "function" ? source(values) : source;
    const { error } = await schema.safeParseAsync(values);
    if (!error) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) errors[path.join(".")] ??= { type: code, message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
