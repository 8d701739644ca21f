"use client";

import { DeleteRecord } from "@/components/forms/confirm-delete";
import { DialogForm } from "@/components/forms/dialog-form";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { useApiForm } from "@/components/forms/use-api-form";
import type { SeatedParty } from "@/components/transfer/party-line";
import { type TransferChoices, TransferFields } from "@/components/transfer/transfer-fields";
import { TransferParties } from "@/components/transfer/transfer-parties";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";
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
