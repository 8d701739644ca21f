"use client";

import { Section } from "@/components/contest/edition/section";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { TextField } from "@/components/forms/text-field";
import { linksInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";

const toValues = ({ invitationLetterUrl, materialsUrl }: EditionSettings) => ({
  invitationLetterUrl: invitationLetterUrl ?? "",
  materialsUrl: materialsUrl ?? "",
});

type Values = ReturnType<typeof toValues>;

const resolver = schemaResolver<Values>(linksInput);

const labels = { invitationLetterUrl: "Invitation letter", materialsUrl: "Competition materials" };

export function LinksSection() {
  const record = useSection({
    endpoint: "PUT /api/Contest/{id}",
    toValues,
    toBody: (values) => values,
    resolver,
    labels,
    success: "Links are changed successfully!",
  });
  return (
    <Section
      id="links"
      title="Links"
      lead="Buttons on the home page. Without an address, the button is not shown."
      record={record}
    >
      <TextField
        name="invitationLetterUrl"
        label={labels.invitationLetterUrl}
        inputMode="url"
        className="max-w-none"
        hint="A full address such as https://drive.example/letter.pdf, or a path on this site."
      />
      <TextField name="materialsUrl" label={labels.materialsUrl} inputMode="url" className="max-w-none" />
    </Section>
  );
}
