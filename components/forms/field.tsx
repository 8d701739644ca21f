import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";
import { errorOf } from "@/components/forms/error-of";
import { FieldError, FieldHint, FieldLabel, FieldWarning } from "@/components/forms/field-parts";
import { useReadOnly } from "@/components/forms/read-only";

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  "aria-required": boolean;
}

export interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  /** Something to check, which does not keep the form from being saved. */
  warning?: string | undefined;
  className?: string;
  /** For a custom control, which a label element cannot point to: the control has its own accessible name. */
  isCustom?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A labelled control with its hint and error; neither required nor explained while read-only. An empty required field also
 * shows a warning icon with a tooltip (specification, section 2, "Add team form").
 */
export function Field({ name, label, hint, warning, className, isCustom, children, ...props }: FieldProps) {
  const id = useId();
  const readOnly = useReadOnly();
  const required = props.required === true && !readOnly;
  const form = useFormContext();
  const message = errorOf(form, name, form.formState)?.message;
  const shownHint = !readOnly && hint;
  const describedBy = [shownHint && `${id}-hint`, warning && `${id}-warning`, message && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className}>
      <div className="mb-1 flex min-h-6 items-center justify-between">
        <FieldLabel htmlFor={isCustom ? undefined : id}>
          {label}
          {required && (
            <span className="text-maple" aria-hidden="true">
              {" *"}
            </span>
          )}
        </FieldLabel>
        {message !== undefined && required && !form.getValues(name) && <RequiredWarning />}
      </div>
      {children({
        id,
        "aria-invalid": message !== undefined,
        "aria-describedby": describedBy || undefined,
        "aria-required": required,
      })}
      {shownHint && <FieldHint id={`${id}-hint`}>{shownHint}</FieldHint>}
      {warning && <FieldWarning id={`${id}-warning`}>{warning}</FieldWarning>}
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
    </div>
  );
}

function RequiredWarning() {
  const text = "Please Fill Required Field!";
  return (
    <span role="img" className="group relative text-maple" aria-label={text}>
      <TriangleAlert className="size-5 fill-maple stroke-paper" />
      <span className="invisible absolute right-0 bottom-full z-10 mb-1 whitespace-nowrap rounded-sm bg-night px-2.5 py-1 text-on-night text-xs group-hover:visible">
        {text}
      </span>
    </span>
  );
}
