import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ApiError } from "@/lib/api/client";

/**
 * Shows a refusal beside the fields it is about and goes to the first of them; `fieldOf` says where on the form a field
 * of the request is.
 */
export function showServerErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: ApiError,
  fieldOf: (field: string) => string = (field) => field,
): void {
  const entries = Object.entries(error.fields);
  entries.forEach(([field, [message]], i) => {
    form.setError(fieldOf(field) as Path<V>, { type: "server", message }, { shouldFocus: i === 0 });
  });
  // An error without a field must not look like a success.
  if (entries.length === 0) form.setError("root.server", { type: "server", message: error.message });
}
