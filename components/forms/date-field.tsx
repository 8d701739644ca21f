"use client";

import { cx } from "class-variance-authority";
import { useWatch } from "react-hook-form";
import { type FieldProps, TextField } from "@/components/forms/text-field";

interface DateFieldProps extends FieldProps {
  type?: "date" | "datetime-local" | "time";
  max?: string;
  /** Another field, which is checked again when this one changes after a submit. */
  deps?: string;
}

/** For WebKit, which shows today's date in an empty field; no other engine supports `hanging-punctuation`. */
const hideDate = "supports-[hanging-punctuation:first]:[&_input:not(:focus-within)::-webkit-datetime-edit]:opacity-0";

/** A date, a time of day or both. */
export function DateField({ type = "date", className, ...field }: DateFieldProps) {
  const value = useWatch({ name: field.name });
  return <TextField {...field} type={type} className={cx(className, !value && hideDate)} />;
}
