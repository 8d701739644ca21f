import { z } from "zod";
import { AppError, type FieldErrors, invalid } from "@/lib/platform/errors/problem";

const wrongTypes: Record<string, string> = {
  string: "This must be text.",
  boolean: "This must be true or false.",
  int: "This must be a whole number.",
  number: "This must be a number.",
  array: "This must be a list.",
  object: "This must be an object, such as {}.",
};

// Replaces zod's own messages, which are not meant for users.
z.config({
  customError: ({ code, expected }) =>
    (code === "invalid_type" && wrongTypes[String(expected)]) || "This does not have the right format.",
});

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    errors[path] = [...(errors[path] ?? []), issue.message];
  }
  return errors;
}

/** For the parameters of a path or a query. Throws 400. */
export function parseParameters(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const errors = fieldErrors(error);
  throw new AppError(400, Object.values(errors).flat().join(" "), errors);
}

/** For the body of a request. Throws 422. */
export function parseBody(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value);
  if (error) throw invalid(fieldErrors(error));
  return data;
}
