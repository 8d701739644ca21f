"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { CheckboxField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { honoursInput } from "@/lib/result/inputs";

export interface HonoursRecord {
  id: string;
  honourableMention: boolean;
  disqualification: string | null;
  version: number;
}

interface HonoursDialogProps {
  name: string;
  record: HonoursRecord;
}

/** Gives a contestant an honourable mention, or disqualifies them. */
export function HonoursDialog({ name, record }: HonoursDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm">
          Award or disqualify<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Award or disqualify ${name}`}
      description="A disqualified contestant has no place and is not shown to the public."
    >
      <HonoursForm name={name} record={record} onSaved={() => setOpen(false)} />
    </Dialog>
  );
}

const labels = { honourableMention: "Honourable mention", disqualification: "Disqualified because" };

const toValues = ({ disqualification, ...record }: HonoursRecord) => ({
  ...record,
  disqualification: disqualification ?? "",
});

/** Mounted only while the dialog is open: the table has a dialog for each contestant. */
function HonoursForm({ name, record, onSaved }: HonoursDialogProps & { onSaved: () => void }) {
  const router = useRouter();
  const state = useApiForm("PUT /api/Result/contestants/{id}", {
    schema: honoursInput,
    record,
    toValues,
    labels,
    reload: useRefreshed(record),
    request: ({ id, ...body }) => ({ params: { id }, body }),
    success: `The changes to ${name} have been saved.`,
    onSaved() {
      onSaved();
      router.refresh();
    },
  });
  return (
    <DialogForm state={state} action="Save">
      <CheckboxField
        name="honourableMention"
        label={labels.honourableMention}
        hint="Shown if the contestant has no medal."
      />
      <TextField
        name="disqualification"
        label={labels.disqualification}
        autoComplete="off"
        hint="Empty for a contestant who is not disqualified. Only administrators see it."
      />
    </DialogForm>
  );
}
