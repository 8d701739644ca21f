import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { useApiForm } from "@/components/forms/use-api-form";
import { ageLimitsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, juniorsBornOnOrAfter, seniorsBornOnOrAfter }: EditionSettings) => ({
  version,
  juniorsBornOnOrAfter: juniorsBornOnOrAfter ?? "",
  seniorsBornOnOrAfter: seniorsBornOnOrAfter ?? "",
});

const labels = {
  juniorsBornOnOrAfter: "Juniors: born on or after",
  seniorsBornOnOrAfter: "Seniors: born on or after",
};

export function AgeLimitsSection() {
  const { settings } = useEdition();
  const state = useApiForm<ReturnType<typeof toValues>, EditionSettings>({
    name: "age-limits",
    record: settings,
    values: toValues(settings),
    labels,
    schema: ageLimitsInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
    success: "Age limits saved.",
  });
  return (
    <Section
      id="age-limits"
      title="Age limits"
      lead="Older contestants can still be registered: their registrator sees a warning, and they are listed under Warnings. An empty field means no limit."
      state={state}
    >
      <FieldGrid>
        <DateField name="juniorsBornOnOrAfter" label={labels.juniorsBornOnOrAfter} />
        <DateField name="seniorsBornOnOrAfter" label={labels.seniorsBornOnOrAfter} />
      </FieldGrid>
    </Section>
  );
}
