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
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "readOnly" | "max" | "dir">;

/** A single line of text, a date, or a date with a time of day. */
export function TextField({ name, label, required, hint, className, readOnly, ...input }: TextFieldProps) {
  const { register } = useFormContext();
  const locked = useReadOnly();
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => (
        <input
          type="text"
          className="control"
          {...control}
          {...input}
          readOnly={locked || readOnly}
          {...register(name)}
        />
      )}
    </Field>
  );
}

/** Text of more than a line. */
export function TextAreaField({ name, label, required, hint, className }: Common) {
  const { register } = useFormContext();
  const locked = useReadOnly();
  return (
    <Field name={name} label={label} required={required} hint={hint} className={className}>
      {(control) => <textarea className="control" rows={3} {...control} readOnly={locked} {...register(name)} />}
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
  /** Label of the option for "none chosen"; null where there always is a choice. */
  empty?: string | null;
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
  onChoose,
}: SelectFieldProps) {
  const { register } = useFormContext();
  const locked = useReadOnly();
  if (locked) return <TextField name={name} label={label} required={required} hint={hint} className={className} />;
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

/** The value if this edition's list has it, else nothing chosen. */
export function offered(value: string, options: readonly string[]): string {
  return options.includes(value) ? value : "";
}

/** Options whose value is what they say. */
export function plainOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

interface CheckboxFieldProps {
  name: string;
  label: string;
}

/** A yes or no. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const { register } = useFormContext();
  // A checkbox has no read-only state, and a disabled one would leave the form without its value.
  const locked = useReadOnly();
  const keep = (event: { preventDefault: () => void }) => locked && event.preventDefault();
  return (
    <label className="tick">
      <input type="checkbox" aria-disabled={locked || undefined} onClick={keep} {...register(name)} />
      <span>{label}</span>
    </label>
  );
}
