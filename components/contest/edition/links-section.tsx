import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { linksInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, invitationLetterUrl, materialsUrl }: EditionSettings) => ({
  version,
  invitationLetterUrl: invitationLetterUrl ?? "",
  materialsUrl: materialsUrl ?? "",
});

const labels = { invitationLetterUrl: "Invitation letter", materialsUrl: "Competition materials" };

export function LinksSection() {
  const { settings } = useEdition();
  const state = useApiForm<ReturnType<typeof toValues>, EditionSettings>({
    name: "links",
    record: settings,
    values: toValues(settings),
    labels,
    schema: linksInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
    success: "Links saved.",
  });
  return (
    <Section
      id="links"
      title="Links"
      lead="Buttons on the home page. Without an address here, they open the texts below; without a text, they are not shown."
      state={state}
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
