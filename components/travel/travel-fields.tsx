import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { travelLabels } from "@/lib/travel/fields";

interface TravelFieldsProps {
  labels?: typeof travelLabels;
  locations: readonly string[];
  timeZone: string;
}

/** The arrival and departure of a team or a guest, in the venue's time. */
export function TravelFields({ labels = travelLabels, locations, timeZone }: TravelFieldsProps) {
  const time = { required: true, type: "datetime-local" as const, hint: `Local time at the venue (${timeZone}).` };
  const place = { required: true, options: toOptions(locations) };
  return (
    <FieldGrid pairs>
      <DateField name="timeOfArrival" label={labels.timeOfArrival} deps="timeOfDeparture" {...time} />
      <SelectField name="arrivalLocation" label={labels.arrivalLocation} {...place} />
      <DateField name="timeOfDeparture" label={labels.timeOfDeparture} {...time} />
      <SelectField name="departureLocation" label={labels.departureLocation} {...place} />
    </FieldGrid>
  );
}
