"use client";

import type { InputHTMLAttributes, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { useReadOnly } from "@/components/forms/read-only";

interface Common {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  className?: string;
}

type TextFieldProps = Common &
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "max" | "dir">;

/** A text, date or date-time field. */
export function TextField({ name, label, required, hint, className, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  const readOnly = useReadOnly();
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => (
        <input type="text" className="control" {...control} {...input} readOnly={readOnly} {...register(name)} />
      )}
    </Field>
  );
}

export function TextAreaField({ name, label, required, hint, className }: Common) {
  const { register } = useFormContext();
  const readOnly = useReadOnly();
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => <textarea className="control" rows={3} {...control} readOnly={readOnly} {...register(name)} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends Common {
  options: readonly Option[];
  /** Label of the empty option; null for none. */
  empty?: string | null;
  onChoose?: (value: string) => void;
}

export function SelectField({
  name,
  label,
  required,
  hint,
  className,
  options,
  empty = "Choose…",
  onChoose,
}: SelectFieldProps) {
  const { register } = useFormContext();
  const readOnly = useReadOnly();
  if (readOnly) return <TextField name={name} label={label} required={required} hint={hint} className={className} />;
  const registered = register(name, {
    onChange: (event: { target: { value: string } }) => onChoose?.(event.target.value),
  });
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => (
        <select className="control" {...control} {...registered}>
          {empty !== null && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The value if it is one of the options, else empty. */
export function validOption(value: string, options: readonly string[]): string {
  return options.includes(value) ? value : "";
}

/** Options whose labels are their values. */
export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

interface CheckboxFieldProps {
  name: string;
  label: string;
}

export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { register } = useFormContext();
  // A checkbox has no read-only state, and react-hook-form drops the value of a disabled field.
  const readOnly = useReadOnly();
  const ignore = (event: { preventDefault: () => void }) => readOnly && event.preventDefault();
  return (
    <label className="checkbox">
      <input type="checkbox" aria-disabled={readOnly || undefined} onClick={ignore} {...register(name)} />
      <span>{label}</span>
    </label>
  );
}
