import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { FieldGrid } from "@/components/forms/field-grid";
import { TextAreaField } from "@/components/forms/inputs";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { certificateInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { api } from "@/lib/site/api/client";

const toValues = ({
  version,
  certificateText,
  certificateSignatories: [first = "", second = ""],
}: EditionSettings) => ({
  version,
  certificateText,
  certificateSignatories: [first, second],
});

type CertificateValues = ReturnType<typeof toValues>;

const labels = { certificateText: "Text", certificateSignatories: "Signatures" };

export function CertificatesSection() {
  const { settings } = useEdition();
  const state = useApiForm<CertificateValues, EditionSettings>({
    name: "certificates",
    record: settings,
    values: toValues(settings),
    labels,
    schema: certificateInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
    success: "Certificates saved.",
  });
  return (
    <Section
      id="certificates"
      title="Certificates"
      lead="Printed on certificates of participation, with the edition’s name, place and dates."
      state={state}
    >
      <TextAreaField
        name="certificateText"
        label={labels.certificateText}
        className="max-w-none"
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
    </Section>
  );
}
