import { ApiForm } from "@/components/forms/api-form";
import { CheckboxField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { ButtonDialog } from "@/components/ui/dialog";
import { EditButton } from "@/components/ui/table/row-actions";
import { honoursInput } from "@/lib/result/inputs";
import { honoursLabels } from "@/lib/result/labels";
import type { ContestantResult } from "@/lib/result/views";
import { api } from "@/lib/site/api/client";

type HonoursRecord = Pick<ContestantResult, "id" | "honourableMention" | "disqualification"> & { version: number };

interface HonoursDialogProps {
  name: string;
  record: HonoursRecord;
}

export function HonoursDialog({ name, record }: HonoursDialogProps) {
  return (
    <ButtonDialog
      trigger={<EditButton name={`the award of ${name}`} />}
      title={`Award or disqualify ${name}`}
      description="A disqualified contestant has no place and is not shown to the public."
    >
      {(close) => <HonoursForm name={name} record={record} onSaved={close} />}
    </ButtonDialog>
  );
}

const toValues = ({ disqualification, ...record }: HonoursRecord) => ({
  ...record,
  disqualification: disqualification ?? "",
});

/** Mounted only while the dialog is open: the table has a dialog for each contestant. */
function HonoursForm({ name, record, onSaved }: HonoursDialogProps & { onSaved: () => void }) {
  const state = useApiForm<ReturnType<typeof toValues>, HonoursRecord>({
    name: "honours",
    record,
    values: toValues,
    schema: honoursInput,
    send: ({ id, ...body }) => api("PUT /api/Result/contestants/{id}", { params: { id }, body }),
    success: `The changes to ${name} have been saved.`,
    after: onSaved,
  });
  return (
    <ApiForm state={state} labels={honoursLabels} action="Save">
      <CheckboxField
        name="honourableMention"
        label={honoursLabels.honourableMention}
        hint="Shown if the contestant has no medal."
      />
      <TextField
        name="disqualification"
        label={honoursLabels.disqualification}
        hint="Empty for a contestant who is not disqualified. Only administrators see it."
      />
    </ApiForm>
  );
}
