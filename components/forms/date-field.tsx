import { cx } from "class-variance-authority";
import { useWatch } from "react-hook-form";
import { TextField, type TextFieldProps } from "@/components/forms/text-field";
import { aroundEmptyDate } from "@/components/ui/input";
import { formatFieldDate, weekdayOf } from "@/lib/platform/time/time";

interface DateFieldProps extends TextFieldProps {
  type?: "date" | "datetime-local" | "time";
  hasWeekday?: boolean;
}

/** Another date than between `min` and `max` can still be typed. */
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
