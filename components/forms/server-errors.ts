import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { ApiError } from "@/lib/site/api/client";

/** Shows the API's errors beside their fields. */
export function showServerErrors<V extends FieldValues>(form: UseFormReturn<V>, error: ApiError): void {
  const entries = Object.entries(error.fields);
  for (const [field, [message]] of entries) form.setError(field as Path<V>, { type: "server", message });
  // Without any error, react-hook-form would count the submission as successful.
  if (entries.length === 0) form.setError("root.server", { type: "server", message: error.message });
}
