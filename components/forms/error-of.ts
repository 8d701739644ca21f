import type { FieldError, FieldValues, FormState, Path, UseFormReturn } from "react-hook-form";

/** What is wrong with a field; of a list that is typed as one text, what is wrong with its first wrong item. */
export function errorOf<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, "getFieldState" | "getValues">,
  name: Path<V>,
  formState?: FormState<V>,
): FieldError | undefined {
  const error: unknown = form.getFieldState(name, formState).error;
  const isTyped = typeof form.getValues(name) === "string";
  return (isTyped && Array.isArray(error) ? error.find(Boolean) : error) as FieldError | undefined;
}
