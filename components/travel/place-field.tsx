import { useId } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { FieldLabel } from "@/components/forms/field-parts";
import { useReadOnly } from "@/components/forms/read-only";
import { type InputFieldProps, TextField } from "@/components/forms/text-field";
import { Input, Select } from "@/components/ui/input";
import { otherPlace } from "@/lib/edition/choice-lists";
import { otherPlaceInWords, wordsOfOther } from "@/lib/travel/place";

interface PlaceFieldProps extends InputFieldProps {
  options: readonly string[];
  otherLabel: string;
}

/** One of the edition's places; another one can be described in words. */
export function PlaceField({ options, otherLabel, ...field }: PlaceFieldProps) {
  if (useReadOnly()) return <TextField {...field} />;
  return <PlaceInput options={options} otherLabel={otherLabel} {...field} />;
}

function PlaceInput({ options, otherLabel, className, ...fieldProps }: PlaceFieldProps) {
  const wordsId = useId();
  const { field } = useController({ name: fieldProps.name });
  const place: string = field.value ?? "";
  const words = wordsOfOther(place);
  return (
    <div className={className}>
      <Field {...fieldProps}>
        {(control) => (
          <Select {...control} {...field} value={words === null ? place : otherPlace}>
            <option value="">Choose…</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        )}
      </Field>
      {words !== null && (
        <div className="mt-3">
          <FieldLabel htmlFor={wordsId}>{otherLabel}</FieldLabel>
          <Input
            id={wordsId}
            value={words}
            maxLength={100}
            placeholder="Such as Plovdiv bus station"
            onChange={(event) => field.onChange(otherPlaceInWords(event.target.value))}
            onBlur={field.onBlur}
          />
        </div>
      )}
    </div>
  );
}
