import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextField } from "@/components/forms/text-field";
import { PlaceField } from "@/components/travel/place-field";
import type { FormEdition } from "@/lib/person/form-edition";
import { type TravelValues, travelLabels } from "@/lib/travel/labels";
import { travelPeriod, travelWarning } from "@/lib/travel/period";

interface TravelFieldsProps extends Pick<FormEdition, "enums" | "cityTime" | "period"> {
  labels?: typeof travelLabels;
}

/** The arrival and departure of a team or a guest, in the venue's time. */
export function TravelFields({ labels = travelLabels, enums, cityTime, period }: TravelFieldsProps) {
  const [arrival, departure] = useWatch<TravelValues, ["timeOfArrival", "timeOfDeparture"]>({
    name: ["timeOfArrival", "timeOfDeparture"],
  });
  const { min, max } = travelPeriod(period);
  const time = { required: true, type: "datetime-local", hasWeekday: true, max } as const;
  const place = { required: true, options: enums.arrivalLocationsList };
  const tripNumber = { hint: "Such as FB 977." };
  return (
    <div className="grid gap-y-5">
      <FieldGrid>
        <DateField
          name="timeOfArrival"
          label={labels.timeOfArrival}
          min={min}
          warning={travelWarning(arrival, period)}
          hint={`${cityTime}.`}
          deps="timeOfDeparture"
          {...time}
        />
        <PlaceField
          name="arrivalLocation"
          label={labels.arrivalLocation}
          otherLabel="Other place of arrival"
          {...place}
        />
        <TextField name="arrivalTripNumber" label={labels.arrivalTripNumber} {...tripNumber} />
      </FieldGrid>
      <FieldGrid>
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
        <TextField name="departureTripNumber" label={labels.departureTripNumber} {...tripNumber} />
      </FieldGrid>
    </div>
  );
}
