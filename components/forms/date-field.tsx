import { cx } from "class-variance-authority";
import { useWatch } from "react-hook-form";
import { TextField, type TextFieldProps } from "@/components/forms/text-field";
import { aroundEmptyDate } from "@/components/ui/input";
import { dateInWords, formatFieldDate } from "@/lib/platform/time/time";

interface DateFieldProps extends TextFieldProps {
  type?: "date" | "datetime-local" | "time";
}

/** A date field with the date in words below it, because browsers write it in the order of their language. */
export function DateField({ type = "date", className, hint, ...field }: DateFieldProps) {
  const value: string = useWatch({ name: field.name });
  const words = dateInWords(value);
  return (
    <TextField
      {...field}
      type={type}
      readOnlyText={formatFieldDate(value)}
      className={cx(className, !value && aroundEmptyDate)}
      hint={
        (words || hint) && (
          <>
            <output className="font-semibold">{words}</output> {hint}
          </>
        )
      }
    />
  );
}
