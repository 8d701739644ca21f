"use client";

import { ApiForm } from "@/components/forms/api-form";
import { TextAreaField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { slipInput } from "@/lib/edition/inputs";
import { slipLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, slipText }: EditionSettings) => ({ version, slipText });

export function SlipTextDialog({ settings }: { settings: EditionSettings }) {
  const { close } = useDialogParam("text");
  const state = useApiForm({
    name: "slips",
    record: settings,
    values: toValues,
    schema: slipInput,
    send: (body) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body }),
    success: "Slips saved.",
    after: close,
  });
  return (
    <PageDialog title="Text of the slips" onClose={close}>
      <ApiForm state={state} labels={labels} action="Save">
        <TextAreaField
          name="slipText"
          label={labels.slipText}
          hint="Such as the address of the contest system, at most 150 characters and 2 lines. It is printed below user name and password."
        />
      </ApiForm>
    </PageDialog>
  );
}
