import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { travelLabels } from "@/lib/travel/fields";

interface TravelFieldsProps {
  locations: readonly string[];
  timeZone: string;
}

/** The arrival and departure of a team or a guest, in the venue's time. */
export function TravelFields({ locations, timeZone }: TravelFieldsProps) {
  const time = { required: true, type: "datetime-local", hint: `Local time at the venue (${timeZone}).` };
  const place = { required: true, options: toOptions(locations) };
  return (
    <FieldGrid pairs>
      <TextField name="timeOfArrival" label={travelLabels.timeOfArrival} {...time} />
      <SelectField name="arrivalLocation" label={travelLabels.arrivalLocation} {...place} />
      <TextField name="timeOfDeparture" label={travelLabels.timeOfDeparture} {...time} />
      <SelectField name="departureLocation" label={travelLabels.departureLocation} {...place} />
    </FieldGrid>
  );
}
