import { SelectField, TextField, toOptions } from "@/components/forms/inputs";
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
    <div className="form-grid form-grid-pairs">
      <TextField name="timeOfArrival" label={labels.timeOfArrival} {...time} />
      <SelectField name="arrivalLocation" label={labels.arrivalLocation} {...place} />
      <TextField name="timeOfDeparture" label={labels.timeOfDeparture} {...time} />
      <SelectField name="departureLocation" label={labels.departureLocation} {...place} />
    </div>
  );
}
