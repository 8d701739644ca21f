"use client";

import { CompaniesFields } from "@/components/contest/edition/companies-fields";
import {
  type CompaniesValues,
  companiesValues,
  displayCompanies,
  kindTitles,
} from "@/components/contest/edition/companies-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { companiesInput } from "@/lib/contest/inputs";

const resolver = schemaResolver<CompaniesValues>(companiesInput);

const labels = Object.fromEntries(Object.entries(kindTitles).map(([kind, { plural }]) => [kind, plural]));

export function CompaniesSection() {
  const { settings } = useEdition();
  const record = useSection({
    endpoint: "PUT /api/Contest/{id}/companies",
    toValues: companiesValues,
    resolver,
    labels,
    displayValues: displayCompanies,
    success: "Organizers and sponsors are changed successfully!",
    // An entry that another user has removed is sent as a new one.
    toBody: ({ companies }) => ({
      companies: companies.map(({ id, ...company }) => ({
        ...company,
        id: settings.companies.some((stored) => stored.id === id) ? id : null,
      })),
    }),
  });
  return (
    <Section
      id="companies"
      title="Organizers and sponsors"
      lead="Shown on the pages Organizers, Patrons and Sponsors, in this order."
      record={record}
    >
      <CompaniesFields />
    </Section>
  );
}
