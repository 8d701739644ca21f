"use client";

import { DeleteRecord } from "@/components/forms/confirm-delete";
import { DateField } from "@/components/forms/date-field";
import { DialogForm } from "@/components/forms/dialog-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextAreaField } from "@/components/forms/inputs";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import type { SeatedParty } from "@/components/transfer/party-line";
import { TransferParties } from "@/components/transfer/transfer-parties";
import { PlaceField } from "@/components/travel/place-field";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";
import { type Period, travelPeriod } from "@/lib/travel/period";
import { transferEdit, transferInput } from "@/lib/travel/transfers/inputs";
import { emptyTransfer, transferLabels, transferValues } from "@/lib/travel/transfers/labels";
import type { TransferDetails } from "@/lib/travel/transfers/schema";

interface TransferFormProps {
  /** Null for a new transfer. */
  transfer: TransferDetails | null;
  /** Those of the transfer, by time. */
  parties: readonly SeatedParty[];
  choices: TransferChoices;
  /** The page's address without the dialog. */
  closeHref: string;
}

/** The dialog that creates or changes a transfer, and removes its parties. */
export function TransferDialog(props: TransferFormProps) {
  const { transfer, parties, choices, closeHref } = props;
  return (
    <PageDialog title={transfer ? `Edit ${transfer.vehicle}` : "Add transfer"} closeHref={closeHref}>
      {transfer && <TransferParties direction={choices.direction} parties={parties} />}
      <TransferForm {...props} />
    </PageDialog>
  );
}

function TransferForm({ transfer, parties, choices, closeHref }: TransferFormProps) {
  const { direction, timeZone } = choices;
  const state = useApiForm({
    name: "transfer",
    record: transfer,
    values: transfer ? transferValues(transfer, timeZone) : emptyTransfer,
    labels: transferLabels,
    schema: transfer ? transferEdit : transferInput.omit({ direction: true }),
    create: ({ id: _, ...body }, options) => api("POST /api/Transfer", { body: { ...body, direction }, ...options }),
    update: ({ id, ...body }, options) => api("PUT /api/Transfer/{id}", { params: { id }, body, ...options }),
    success: ({ vehicle }) => `${vehicle} is ${transfer ? "changed" : "added"}.`,
    after: useCloseDialog(closeHref),
  });
  return (
    <DialogForm
      state={state}
      action={transfer ? "Save" : "Add transfer"}
      moreActions={transfer && <DeleteTransfer transfer={transfer} partyCount={parties.length} closeHref={closeHref} />}
    >
      <TransferFields {...choices} />
    </DialogForm>
  );
}

interface DeleteTransferProps {
  transfer: TransferDetails;
  partyCount: number;
  closeHref: string;
}

function DeleteTransfer({ transfer: { id, vehicle }, partyCount, closeHref }: DeleteTransferProps) {
  return (
    <DeleteRecord
      title={`Delete ${vehicle}?`}
      description={
        partyCount > 0
          ? `Its ${plural(partyCount, "party has", "parties have")} no transfer then.`
          : "Nobody is assigned to it."
      }
      action="Delete transfer"
      onDelete={() => api("DELETE /api/Transfer/{id}", { params: { id } })}
      success={`${vehicle} is deleted.`}
      closeHref={closeHref}
    />
  );
}

/** What the forms of transfers depend on. */
interface TransferChoices {
  direction: TravelDirection;
  places: readonly string[];
  timeZone: string;
  period: Period;
}

function TransferFields({ direction, places, period }: TransferChoices) {
  const from = direction === "ARRIVAL" ? "From the place" : "From the venue";
  return (
    <FieldGrid>
      <TextField
        name="vehicle"
        label={transferLabels.vehicle}
        required
        autoComplete="off"
        hint="Such as Bus 2 or a number plate."
      />
      <TextField
        name="seats"
        label={transferLabels.seats}
        required
        inputMode="numeric"
        autoComplete="off"
        hint="Without the driver’s."
      />
      <PlaceField name="place" label={transferLabels.place} required options={places} otherLabel="Which place" />
      <DateField
        name="leavesAt"
        label={transferLabels.leavesAt}
        required
        type="datetime-local"
        hint={`${from}.`}
        {...travelPeriod(period)}
      />
      <PhoneField name="driverPhone" label={transferLabels.driverPhone} />
      <TextAreaField
        name="note"
        label={transferLabels.note}
        hint="For the driver, and shown to the guides and registrators of its parties."
      />
    </FieldGrid>
  );
}
