import { useFormState } from "react-hook-form";
import { FieldError } from "@/components/forms/field-parts";

/** The error of the whole form, which belongs to no field. */
export function FormError() {
  const { root } = useFormState().errors;
  const message = root?.server?.message;
  if (!message) return null;
  return <FieldError role="alert">{message}</FieldError>;
}

/** That the record is gone or may no longer be changed. */
export function RefusalError() {
  const { root } = useFormState().errors;
  return root?.refused && <FieldError role="alert">{root.refused.message}</FieldError>;
}
