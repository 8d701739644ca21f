import type { ChangeEvent } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "@/components/forms/text-field";
import { nextLabels } from "@/lib/edition/labels";

const dates = ["startDate", "endDate", "endOfRegistrationDate"] as const;

/** The same day of the year, `years` later; in a year without 29 February, the 28th. `date` is yyyy-MM-dd, with or without a time. */
export function yearsLater(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const sameDay = year + date.slice(4);
  return isLeapYear ? sameDay : sameDay.replace("-02-29", "-02-28");
}

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
