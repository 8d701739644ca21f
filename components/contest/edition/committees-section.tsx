"use client";

import { CommitteesFields } from "@/components/contest/edition/committees-fields";
import { committeesValues, displayCommittees } from "@/components/contest/edition/committees-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useApiForm } from "@/components/forms/use-api-form";
import { committeesInput } from "@/lib/contest/inputs";

export function CommitteesSection() {
  const edition = useEdition();
  const { settings } = edition;
  const state = useApiForm("PUT /api/Contest/{id}/committees", {
    ...edition.form,
    schema: committeesInput,
    toValues: committeesValues,
    displayValues: displayCommittees,
    labels: { committees: "Committees" },
    success: "Committees are changed successfully!",
    // An entry that another user has removed is sent as a new one.
    request: (values) => ({
      params: { id: settings.id },
      body: {
        ...values,
        committees: values.committees.map(({ id, ...committee }) => ({
          ...committee,
          id: settings.committees.some((stored) => stored.id === id) ? id : null,
        })),
      },
    }),
  });
  return (
    <Section
      id="committees"
      title="Committees"
      lead={
        <>
          Members are assigned on the page <a href="/controlPanel/people">People</a>.
        </>
      }
      state={state}
    >
      <CommitteesFields />
    </Section>
  );
}
