"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { type TransferChoices, TransferFields } from "@/components/transfer/transfer-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { transferEdit, transferInput } from "@/lib/travel/transfers/inputs";
import { emptyTransfer, transferLabels, transferValues } from "@/lib/travel/transfers/labels";
import type { TransferDetails } from "@/lib/travel/transfers/schema";

/** A button and its dialog that creates a transfer. */
export function AddTransfer({ choices }: { choices: TransferChoices }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="primary">Add transfer</Button>}
      title="Add transfer"
    >
      <AddTransferForm choices={choices} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

interface FormProps {
  choices: TransferChoices;
  onSaved: () => void;
}

function AddTransferForm({ choices, onSaved }: FormProps) {
  const router = useRouter();
  const state = useApiForm("POST /api/Transfer", {
    schema: transferInput,
    defaultValues: { ...emptyTransfer, direction: choices.direction },
    request: (body) => ({ body }),
    success: ({ vehicle }) => `${vehicle} is added.`,
    onSaved() {
      onSaved();
      router.refresh();
    },
  });
  return (
    <DialogForm state={state} action="Add transfer">
      <TransferFields {...choices} />
    </DialogForm>
  );
}

interface EditTransferProps {
  transfer: TransferDetails;
  choices: TransferChoices;
}

/** A button and its dialog that changes a transfer. */
export function EditTransfer({ transfer, choices }: EditTransferProps) {
  const [open, setOpen] = useState(false);
  const { vehicle } = transfer;
  const button = (
    <Button size="sm">
      Edit<span className="sr-only"> {vehicle}</span>
    </Button>
  );
  return (
    <Dialog open={open} onOpenChange={setOpen} trigger={button} title={`Edit ${vehicle}`}>
      <EditTransferForm transfer={transfer} choices={choices} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

function EditTransferForm({ transfer, choices, onSaved }: FormProps & { transfer: TransferDetails }) {
  const router = useRouter();
  const state = useApiForm("PUT /api/Transfer/{id}", {
    schema: transferEdit,
    record: transfer,
    toValues: (stored: TransferDetails) => transferValues(stored, choices.timeZone),
    labels: transferLabels,
    request: ({ id, ...body }) => ({ params: { id }, body }),
    reload: useRefreshed(transfer),
    success: ({ vehicle }) => `${vehicle} is changed.`,
    onSaved() {
      onSaved();
      router.refresh();
    },
  });
  return (
    <DialogForm state={state} action="Save">
      <TransferFields {...choices} />
    </DialogForm>
  );
}
