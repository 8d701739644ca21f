"use client";

import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { useReadOnly } from "@/components/forms/read-only";
import { Input } from "@/components/ui/input";

/** The properties that every kind of field has. */
export interface FieldProps {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  warning?: string | undefined;
  className?: string;
}

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "max" | "dir"> & {
    /** Another field, which is checked again when this one changes after a submit. */
    deps?: string;
  };

/** A field for one line of text. */
export function TextField({ name, label, required, hint, warning, className, deps, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  const readOnly = useReadOnly();
  return (
    <Field name={name} label={label} required={required} hint={hint} warning={warning} className={className}>
      {(control) => <Input {...control} {...input} readOnly={readOnly} {...register(name, { deps })} />}
    </Field>
  );
}
