"use client";

import { CommitteesFields } from "@/components/contest/edition/committees-fields";
import {
  type CommitteesValues,
  committeesValues,
  displayCommittees,
} from "@/components/contest/edition/committees-values";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { committeesInput } from "@/lib/contest/inputs";

const resolver = schemaResolver<CommitteesValues>(committeesInput);

export function CommitteesSection() {
  const { settings } = useEdition();
  const record = useSection({
    resolver,
    toValues: committeesValues,
    displayValues: displayCommittees,
    endpoint: "PUT /api/Contest/{id}/committees",
    labels: { committees: "Committees" },
    success: "Committees are changed successfully!",
    // An entry that another user has removed is sent as a new one.
    toBody: ({ committees }) => ({
      committees: committees.map(({ id, ...committee }) => ({
        ...committee,
        id: settings.committees.some((stored) => stored.id === id) ? id : null,
      })),
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
      record={record}
    >
      <CommitteesFields />
    </Section>
  );
}
