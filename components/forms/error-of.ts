import type { FieldError, FieldValues, FormState, Path, UseFormReturn } from "react-hook-form";

/** The error of a field. A list that is typed as one text has that of its first invalid item. */
export function errorOf<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "getFieldState" | "getValues">,
  name: Path<V>,
  formState?: FormState<V>,
): FieldError | undefined {
  const error: unknown = form.getFieldState(name, formState).error;
  const isText = typeof form.getValues(name) === "string";
  return (isText && Array.isArray(error) ? error.find(Boolean) : error) as FieldError | undefined;
}
