import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextAreaField } from "@/components/forms/inputs";
import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { PlaceField } from "@/components/travel/place-field";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { type Period, travelPeriod } from "@/lib/travel/period";
import { transferLabels as labels } from "@/lib/travel/transfers/labels";

/** What the forms of transfers depend on. */
export interface TransferChoices {
  direction: TravelDirection;
  places: readonly string[];
  timeZone: string;
  period: Period;
}

export function TransferFields({ direction, places, period }: TransferChoices) {
  const from = direction === "ARRIVAL" ? "From the place" : "From the venue";
  return (
    <FieldGrid>
      <TextField
        name="vehicle"
        label={labels.vehicle}
        required
        autoComplete="off"
        hint="Such as Bus 2 or a number plate."
      />
      <TextField
        name="seats"
        label={labels.seats}
        required
        inputMode="numeric"
        autoComplete="off"
        hint="Without the driver’s."
      />
      <PlaceField name="place" label={labels.place} required options={places} otherLabel="Which place" />
      <DateField
        name="leavesAt"
        label={labels.leavesAt}
        required
        type="datetime-local"
        hint={`${from}.`}
        {...travelPeriod(period)}
      />
      <PhoneField name="driverPhone" label={labels.driverPhone} />
      <TextAreaField
        name="note"
        label={labels.note}
        hint="For the driver, and shown to the guides and registrators of its parties."
      />
    </FieldGrid>
  );
}
