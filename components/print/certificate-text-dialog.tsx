"use client";

import { DialogForm } from "@/components/forms/dialog-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextAreaField } from "@/components/forms/inputs";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { certificateInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, certificateText, certificateSignatories }: EditionSettings) => {
  const [first = "", second = ""] = certificateSignatories;
  return { version, certificateText, certificateSignatories: [first, second] };
};

const labels = { certificateText: "Text", certificateSignatories: "Signatures" };

interface CertificateTextDialogProps {
  settings: EditionSettings;
  /** The page's address without the dialog. */
  closeHref: string;
}

/** The dialog for what certificates of participation say below the name, and who signs them. */
export function CertificateTextDialog({ settings, closeHref }: CertificateTextDialogProps) {
  const state = useApiForm({
    name: "certificates",
    record: settings,
    values: toValues(settings),
    labels,
    schema: certificateInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
    success: "Certificates saved.",
    after: useCloseDialog(closeHref),
  });
  return (
    <PageDialog title="Text and signatures" closeHref={closeHref}>
      <DialogForm state={state} action="Save">
        <TextAreaField
          name="certificateText"
          label={labels.certificateText}
          hint={`Below the contestant’s name, at most 500 characters and 8 lines. Without a text: “${defaultCertificateText}”`}
        />
        <FieldGrid>
          <TextField
            name="certificateSignatories.0"
            label="First signature"
            hint="Name and office, separated by a comma."
            autoComplete="off"
          />
          <TextField name="certificateSignatories.1" label="Second signature" autoComplete="off" />
        </FieldGrid>
      </DialogForm>
    </PageDialog>
  );
}
