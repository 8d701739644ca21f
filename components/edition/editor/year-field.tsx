import type { ChangeEvent } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { nextLabels } from "@/lib/edition/labels";
import { yearsLater } from "@/lib/platform/time/time";

const dates = ["startDate", "endDate", "endOfRegistrationDate"] as const;

/** An edition's year. Changing it moves the form's dates by as many years. */
export function YearField() {
  const { getValues, setValue } = useFormContext();

  function moveDates({ target }: ChangeEvent<HTMLInputElement>) {
    const startDate: string = getValues("startDate");
    if (!/^\d{4}$/.test(target.value) || !startDate) return;
    const years = Number(target.value) - Number(startDate.slice(0, 4));
    for (const name of dates) setValue(name, yearsLater(getValues(name), years), { shouldDirty: true });
  }

  return <TextField name="year" label={nextLabels.year} inputMode="numeric" required onChange={moveDates} />;
}
