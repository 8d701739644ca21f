import { useFormContext } from "react-hook-form";
import { FieldFrame, type FieldFrameProps } from "@/components/forms/field-frame";
import { useReadOnly } from "@/components/forms/read-only";

type FieldProps = Omit<FieldFrameProps, "message" | "missing"> & { name: string };

/** A field of a form of react-hook-form, with its error; neither required nor explained while read-only. */
export function Field({ name, required: isRequired = false, hint, ...frame }: FieldProps) {
  const readOnly = useReadOnly();
  const required = isRequired && !readOnly;
  const { formState, getFieldState, getValues } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  const missing = message !== undefined && required && !getValues(name);
  return <FieldFrame {...frame} hint={!readOnly && hint} required={required} message={message} missing={missing} />;
}
