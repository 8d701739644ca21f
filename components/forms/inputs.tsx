"use client";

import type { InputHTMLAttributes } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/forms/field";

interface Common {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  className?: string;
}

type TextFieldProps = Common &
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "readOnly" | "max" | "dir">;

/** A single line of text, a date, or a date with a time of day. */
export function TextField({ name, label, required, hint, className, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => <input type="text" className="control" {...control} {...input} {...register(name)} />}
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
  /** Label of the option for "none chosen". */
  empty?: string;
  /** Shows the value without offering others. */
  locked?: boolean;
  onChoose?: (value: string) => void;
}

/** A choice of one from a short list. */
export function SelectField({
  name,
  label,
  required,
  hint,
  className,
  options,
  empty = "Choose…",
  locked,
  onChoose,
}: SelectFieldProps) {
  const { register } = useFormContext();
  if (locked)
    return <TextField name={name} label={label} required={required} hint={hint} className={className} readOnly />;
  const registered = register(name, {
    onChange: (event: { target: { value: string } }) => onChoose?.(event.target.value),
  });
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => (
        <select className="control" {...control} {...registered}>
          <option value="">{empty}</option>
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

/** Options whose value is what they say. */
export function plainOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

interface TickProps {
  name: string;
  label: string;
}

/** A yes or no. */
export function TickField({ name, label }: TickProps) {
  const { register } = useFormContext();
  return (
    <label className="tick">
      <input type="checkbox" {...register(name)} />
      <span>{label}</span>
    </label>
  );
}
