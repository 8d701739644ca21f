"use client";

import { ApiForm } from "@/components/forms/api-form";
import { TextAreaField } from "@/components/forms/inputs";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { useApiForm } from "@/components/forms/use-api-form";
import { slipInput } from "@/lib/edition/inputs";
import { slipLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, slipText }: EditionSettings) => ({ version, slipText });

interface SlipTextDialogProps {
  settings: EditionSettings;
  closeHref: string;
}

export function SlipTextDialog({ settings, closeHref }: SlipTextDialogProps) {
  const state = useApiForm({
    name: "slips",
    record: settings,
    values: toValues,
    schema: slipInput,
    send: (body) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body }),
    success: "Slips saved.",
    after: useCloseDialog(closeHref),
  });
  return (
    <PageDialog title="Text of the slips" closeHref={closeHref}>
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
