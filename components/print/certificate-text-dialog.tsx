"use client";

import { ApiForm } from "@/components/forms/api-form";
import { TextAreaField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { Link } from "@/components/ui/link";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { certificateInput } from "@/lib/edition/inputs";
import { certificateLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, certificateText }: EditionSettings) => ({ version, certificateText });

export function CertificateTextDialog({ settings }: { settings: EditionSettings }) {
  const { close } = useDialogParam("text");
  const state = useApiForm({
    name: "certificates",
    record: settings,
    values: toValues,
    schema: certificateInput,
    send: (body) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body }),
    success: "Certificates saved.",
    after: close,
  });
  return (
    <PageDialog title="Text of the certificates" onClose={close}>
      <ApiForm state={state} labels={labels} action="Save">
        <TextAreaField
          name="certificateText"
          label={labels.certificateText}
          hint={`Below the contestant’s name, at most 500 characters and 8 lines. Without a text: “${defaultCertificateText}”`}
        />
        <p>
          Signatures, emblem and colours: <Link href="/controlPanel/edition?view=print">Print design</Link>
        </p>
      </ApiForm>
    </PageDialog>
  );
}
