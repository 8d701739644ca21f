import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import type { TravelValues } from "@/lib/travel/form-values";

interface TravelFieldsProps {
  labels: Record<keyof TravelValues, string>;
  locations: readonly string[];
  timeZone: string;
}

/** The arrival and departure of a team or a guest, in the venue's time. */
export function TravelFields({ labels, locations, timeZone }: TravelFieldsProps) {
  const time = { required: true, type: "datetime-local", hint: `Local time at the venue (${timeZone}).` };
  const place = { required: true, options: toOptions(locations) };
  return (
    <FieldGrid pairs>
      <TextField name="timeOfArrival" label={labels.timeOfArrival} {...time} />
      <SelectField name="arrivalLocation" label={labels.arrivalLocation} {...place} />
      <TextField name="timeOfDeparture" label={labels.timeOfDeparture} {...time} />
      <SelectField name="departureLocation" label={labels.departureLocation} {...place} />
    </FieldGrid>
  );
}
