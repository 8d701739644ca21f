import { useFormState } from "react-hook-form";
import { FieldError } from "@/components/forms/field-parts";

/** The error of the whole form, which belongs to no field. */
export function FormError() {
  const { root } = useFormState().errors;
  const message = root?.server?.message;
  if (!message) return null;
  return <FieldError role="alert">{message}</FieldError>;
}
