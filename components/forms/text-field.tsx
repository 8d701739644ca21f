import type { ChangeEventHandler, InputHTMLAttributes, ReactNode } from "react";
import { Field, type FieldProps } from "@/components/forms/field";
import { useReadOnly } from "@/components/forms/read-only";
import { useRegister } from "@/components/forms/use-register";
import { Input } from "@/components/ui/input";

export type InputFieldProps = Omit<FieldProps, "isCustom" | "children">;

export interface TextFieldProps
  extends InputFieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "min" | "max" | "dir"> {
  /** Another field, which is checked again when this one changes after a submit. */
  deps?: string;
  /** Called after the form has the new value. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  aside?: ReactNode;
  /** Shown instead of the value where the field is read-only. */
  readOnlyText?: string;
}

export function TextField(props: TextFieldProps) {
  const { name, label, required, hint, warning, className, deps, onChange, aside, readOnlyText, ...input } = props;
  const register = useRegister();
  const readOnly = useReadOnly();
  const inputClass = readOnly ? "min-w-0" : "min-w-0 grow basis-52";
  return (
    <Field name={name} label={label} required={required} hint={hint} warning={warning} className={className}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-3">
          {readOnly && readOnlyText !== undefined ? (
            // A key of its own, because the value of the other input is not controlled.
            <Input key="text" {...control} className={inputClass} readOnly value={readOnlyText} />
          ) : (
            <Input
              autoComplete="off"
              {...control}
              {...input}
              className={inputClass}
              readOnly={readOnly}
              {...register(name, { deps, onChange })}
            />
          )}
          {aside}
        </div>
      )}
    </Field>
  );
}
