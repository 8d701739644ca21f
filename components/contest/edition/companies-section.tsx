"use client";

import { CompaniesFields } from "@/components/contest/edition/companies-fields";
import { companiesValues, displayCompanies, kindTitles } from "@/components/contest/edition/companies-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useApiForm } from "@/components/forms/use-api-form";
import { companiesInput } from "@/lib/contest/inputs";

const labels = Object.fromEntries(Object.entries(kindTitles).map(([kind, { plural }]) => [kind, plural]));

export function CompaniesSection() {
  const edition = useEdition();
  const { settings } = edition;
  const state = useApiForm("PUT /api/Contest/{id}/companies", {
    ...edition.form,
    schema: companiesInput,
    toValues: companiesValues,
    labels,
    displayValues: displayCompanies,
    success: "Organizers and sponsors are changed successfully!",
    // An entry that another user has removed is sent as a new one.
    request: (values) => ({
      params: { id: settings.id },
      body: {
        ...values,
        companies: values.companies.map(({ id, ...company }) => ({
          ...company,
          id: settings.companies.some((stored) => stored.id === id) ? id : null,
        })),
      },
    }),
  });
  return (
    <Section
      id="companies"
      title="Organizers and sponsors"
      lead="Shown on the pages Organizers, Patrons and Sponsors, in this order."
      state={state}
    >
      <CompaniesFields />
    </Section>
  );
}
