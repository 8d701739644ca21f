import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextField } from "@/components/forms/text-field";
import { PlaceField } from "@/components/travel/place-field";
import type { FormEdition } from "@/lib/person/form-edition";
import { travelLabels } from "@/lib/travel/labels";
import { travelPeriod, travelWarning } from "@/lib/travel/period";

interface TravelFieldsProps extends Pick<FormEdition, "enums" | "cityTime" | "period"> {
  labels?: typeof travelLabels;
  /** The path of the travel in the form, such as "contestants.0."; absent if the form has only one. */
  prefix?: string;
  required?: boolean;
}

/** The arrival and departure of a team, a guest or a contestant, in the venue's time. */
export function TravelFields(props: TravelFieldsProps) {
  const { labels = travelLabels, prefix = "", required = true, enums, cityTime, period } = props;
  const [arrival, departure] = useWatch<Record<string, string>, [string, string]>({
    name: [`${prefix}timeOfArrival`, `${prefix}timeOfDeparture`],
  });
  const { min, max } = travelPeriod(period);
  const time = { required, type: "datetime-local", max } as const;
  const place = { required, options: enums.arrivalLocationsList };
  const tripNumber = { hint: "Such as FB 977." };
  return (
    <div className="grid gap-y-5">
      <FieldGrid>
        <DateField
          name={`${prefix}timeOfArrival`}
          label={labels.timeOfArrival}
          min={min}
          warning={travelWarning(arrival, period)}
          hint={`${cityTime}.`}
          deps={`${prefix}timeOfDeparture`}
          {...time}
        />
        <PlaceField
          name={`${prefix}arrivalLocation`}
          label={labels.arrivalLocation}
          otherLabel="Other place of arrival"
          {...place}
        />
        <TextField name={`${prefix}arrivalTripNumber`} label={labels.arrivalTripNumber} {...tripNumber} />
      </FieldGrid>
      <FieldGrid>
        <DateField
          name={`${prefix}timeOfDeparture`}
          label={labels.timeOfDeparture}
          min={arrival || min}
          warning={travelWarning(departure, period)}
          {...time}
        />
        <PlaceField
          name={`${prefix}departureLocation`}
          label={labels.departureLocation}
          otherLabel="Other place of departure"
          {...place}
        />
        <TextField name={`${prefix}departureTripNumber`} label={labels.departureTripNumber} {...tripNumber} />
      </FieldGrid>
    </div>
  );
}
