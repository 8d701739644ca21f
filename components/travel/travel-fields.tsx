import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { PlaceField } from "@/components/travel/place-field";
import { travelLabels } from "@/lib/travel/fields";
import { type Period, travelPeriod, travelWarning } from "@/lib/travel/period";

interface TravelFieldsProps {
  labels?: typeof travelLabels;
  locations: readonly string[];
  timeZone: string;
  /** The edition's days. */
  period: Period;
}

/** The arrival and departure of a team or a guest, in the venue's time. */
export function TravelFields({ labels = travelLabels, locations, timeZone, period }: TravelFieldsProps) {
  const [arrival, departure]: [string, string] = useWatch({ name: ["timeOfArrival", "timeOfDeparture"] });
  const { min, max } = travelPeriod(period);
  const time = {
    required: true,
    type: "datetime-local" as const,
    hint: `Local time at the venue (${timeZone}).`,
    hasWeekday: true,
    max,
  };
  const place = { required: true, options: locations };
  return (
    <FieldGrid pairs>
      <DateField
        name="timeOfArrival"
        label={labels.timeOfArrival}
        min={min}
        warning={travelWarning(arrival, period)}
        deps="timeOfDeparture"
        {...time}
      />
      <PlaceField
        name="arrivalLocation"
        label={labels.arrivalLocation}
        otherLabel="Other place of arrival"
        {...place}
      />
      <DateField
        name="timeOfDeparture"
        label={labels.timeOfDeparture}
        min={arrival || min}
        warning={travelWarning(departure, period)}
        {...time}
      />
      <PlaceField
        name="departureLocation"
        label={labels.departureLocation}
        otherLabel="Other place of departure"
        {...place}
      />
    </FieldGrid>
  );
}
