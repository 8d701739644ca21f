"use client";

import { useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextAreaField } from "@/components/forms/inputs";
import { PhoneField } from "@/components/forms/phone-field";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { PlaceField } from "@/components/travel/place-field";
import { PartyLine } from "@/components/travel/transfers/party-line";
import { usePartyMoves } from "@/components/travel/transfers/use-party-moves";
import { Button } from "@/components/ui/button";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";
import { type Period, travelPeriod, travelWarning } from "@/lib/travel/period";
import { transferEdit, transferInput } from "@/lib/travel/transfers/inputs";
import { emptyTransfer, transferLabels, transferValues } from "@/lib/travel/transfers/labels";
import { deletionText } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";

interface TransferDialogProps {
  /** Null for a new transfer. */
  transfer: Transfer | null;
  direction: TravelDirection;
  places: readonly string[];
  timeZone: string;
  period: Period;
}

/** The dialog that creates or changes a transfer, and removes its parties. */
export function TransferDialog(props: TransferDialogProps) {
  const { transfer, direction, places, timeZone, period } = props;
  const { close } = useDialogParam("transfer");
  const state = useApiForm({
    name: "transfer",
    within: direction,
    record: transfer,
    values: (stored: Transfer | null) => (stored ? transferValues(stored, timeZone) : emptyTransfer),
    schema: transfer ? transferEdit : transferInput.omit({ direction: true }),
    send: ({ id, ...body }, options) =>
      transfer
        ? api("PUT /api/Transfer/{id}", { params: { id }, body })
        : api("POST /api/Transfer", { body: { ...body, direction }, ...options }),
    success: ({ vehicle }) => `${vehicle} is ${transfer ? "changed" : "added"}.`,
    after: close,
  });
  return (
    <PageDialog title={transfer ? `Edit ${transfer.vehicle}` : "Add transfer"} onClose={close}>
      {transfer && <TransferParties transfer={transfer} timeZone={timeZone} />}
      <ApiForm
        state={state}
        labels={transferLabels}
        action={transfer ? "Save" : "Add transfer"}
        moreActions={
          transfer && (
            <DeleteRecord
              title={`Delete ${transfer.vehicle}?`}
              description={deletionText(transfer.parties)}
              action="Delete transfer"
              send={() => api("DELETE /api/Transfer/{id}", { params: { id: transfer.id } })}
              success={`${transfer.vehicle} is deleted.`}
              after={close}
            />
          )
        }
      >
        <FieldGrid>
          <TextField name="vehicle" label={transferLabels.vehicle} required hint="Such as Bus 2 or a number plate." />
          <TextField
            name="seats"
            label={transferLabels.seats}
            required
            inputMode="numeric"
            hint="Without the driver’s."
          />
          <PlaceField name="place" label={transferLabels.place} required options={places} otherLabel="Which place" />
          <LeavesAtField direction={direction} period={period} />
          <PhoneField name="driverPhone" label={transferLabels.driverPhone} />
          <TextAreaField
            name="note"
            label={transferLabels.note}
            hint="For the driver, and shown to the guides and registrators of its parties."
          />
        </FieldGrid>
      </ApiForm>
    </PageDialog>
  );
}

/** Warns of a time that is far from the tournament, such as one of another year. */
function LeavesAtField({ direction, period }: Pick<TransferDialogProps, "direction" | "period">) {
  const leavesAt: string = useWatch({ name: "leavesAt" });
  return (
    <DateField
      name="leavesAt"
      label={transferLabels.leavesAt}
      required
      type="datetime-local"
      warning={travelWarning(leavesAt, period)}
      hint={direction === "ARRIVAL" ? "From the place." : "From the venue."}
      {...travelPeriod(period)}
    />
  );
}

/** The parties of a transfer, with buttons to remove them and to confirm those that have moved. */
function TransferParties({ transfer, timeZone }: { transfer: Transfer; timeZone: string }) {
  const { isPending, remove, confirm } = usePartyMoves(transfer.direction);
  return (
    <ul aria-label="Parties" aria-busy={isPending} className="mb-6 border-rule not-empty:border-t">
      {transfer.parties.map((party) => (
        <PartyLine key={party.id} party={party} transfer={transfer} timeZone={timeZone}>
          <span className="flex gap-2">
            {party.transfer?.moved && (
              <Button size="sm" aria-disabled={isPending} onClick={() => void confirm(party, transfer)}>
                Keep<span className="sr-only"> {party.name} in this transfer</span>
              </Button>
            )}
            <Button size="sm" aria-disabled={isPending} onClick={() => void remove(party, transfer)}>
              Remove<span className="sr-only"> {party.name}</span>
            </Button>
          </span>
        </PartyLine>
      ))}
    </ul>
  );
}
