import { useId } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { FieldError, FieldHint } from "@/components/forms/field-parts";
import { useReadOnly } from "@/components/forms/read-only";
import { type InputFieldProps, TextField, type TextFieldProps } from "@/components/forms/text-field";
import { useRegister } from "@/components/forms/use-register";
import { Checkbox } from "@/components/ui/checkbox";
import { Select, Textarea } from "@/components/ui/input";

interface TextAreaFieldProps extends InputFieldProps {
  rows?: number;
}

export function TextAreaField({ rows, ...field }: TextAreaFieldProps) {
  const register = useRegister();
  const readOnly = useReadOnly();
  return (
    <Field {...field}>
      {(control) => <Textarea {...control} dir="auto" rows={rows} readOnly={readOnly} {...register(field.name)} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends InputFieldProps {
  options: readonly Option[];
  /** Label of the empty option; null for none. */
  empty?: string | null;
  onChoose?: (value: string) => void;
}

export function SelectField({ options, empty = "Choose…", onChoose, ...field }: SelectFieldProps) {
  const register = useRegister();
  const readOnly = useReadOnly();
  const value: string = useWatch({ name: field.name });
  if (readOnly) {
    const chosen = options.find((option) => option.value === value);
    return <TextField {...field} readOnlyText={chosen?.label ?? value} />;
  }
  const registered = register(field.name, {
    onChange: (event: { target: { value: string } }) => onChoose?.(event.target.value),
  });
  return (
    <Field {...field}>
      {(control) => (
        <Select {...control} {...registered}>
          {empty !== null && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The value, or "" if it is not among the options. */
export function validOption(value: string, options: readonly string[]): string {
  return options.includes(value) ? value : "";
}

export function toOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }));
}

type CheckboxFieldProps = Pick<TextFieldProps, "name" | "label" | "hint" | "deps">;

export function CheckboxField({ name, label, hint, deps }: CheckboxFieldProps) {
  // Controlled: after a reset, a registered checkbox would report what the page shows instead of the form's value.
  const { field, fieldState } = useController({ name, rules: { deps } });
  const { value, ...control } = field;
  const readOnly = useReadOnly();
  const message = fieldState.error?.message;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <Checkbox
        aria-describedby={describedBy || undefined}
        aria-invalid={message ? true : undefined}
        {...control}
        checked={Boolean(value)}
        disabled={readOnly}
      >
        {label}
      </Checkbox>
      {hint && !readOnly && (
        <FieldHint id={`${id}-hint`} className="ml-8">
          {hint}
        </FieldHint>
      )}
      {message && (
        <FieldError id={`${id}-error`} className="ml-8">
          {message}
        </FieldError>
      )}
    </div>
  );
}
