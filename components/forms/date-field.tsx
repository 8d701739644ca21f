import { cx } from "class-variance-authority";
import { useWatch } from "react-hook-form";
import { type InputFieldProps, TextField } from "@/components/forms/text-field";
import { aroundEmptyDate } from "@/components/ui/input";
import { formatFieldDate, weekdayOf } from "@/lib/platform/time/time";

interface DateFieldProps extends InputFieldProps {
  type?: "date" | "datetime-local" | "time";
  /** Another field, which is checked again when this one changes after a submit. */
  deps?: string;
  /** Limits of the browser's calendar; other dates can still be typed. */
  min?: string | undefined;
  max?: string | undefined;
  /** Shows the day of the week beside the date. */
  hasWeekday?: boolean;
}

/** A date, a time of day or both. */
export function DateField({ type = "date", className, hasWeekday = false, ...field }: DateFieldProps) {
  const value: string = useWatch({ name: field.name });
  return (
    <TextField
      {...field}
      type={type}
      readOnlyText={formatFieldDate(value)}
      className={cx(className, !value && aroundEmptyDate)}
      aside={hasWeekday && <output className="w-24 text-ink-soft">{weekdayOf(value)}</output>}
    />
  );
}
