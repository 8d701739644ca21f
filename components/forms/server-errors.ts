import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ApiError } from "@/lib/site/api/client";

/** Shows the API's errors beside their fields; `toFormField` maps a request's field to the form's. */
export function showServerErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: ApiError,
  toFormField: (field: string) => string = (field) => field,
): void {
  const entries = Object.entries(error.fields);
  for (const [field, [message]] of entries) form.setError(toFormField(field) as Path<V>, { type: "server", message });
  // Without any error, react-hook-form would count the submission as successful.
  if (entries.length === 0) form.setError("root.server", { type: "server", message: error.message });
}
