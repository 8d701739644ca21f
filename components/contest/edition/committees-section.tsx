import { useWatch } from "react-hook-form";
import { EmptyList, FieldRow, ListError } from "@/components/contest/edition/list-parts";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useEntries, withStoredIds } from "@/components/contest/edition/use-entries";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { committeesInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, committees }: EditionSettings) => ({
  version,
  committees: committees.map(({ id, name, chairTitle, memberTitle }) => ({ id, name, chairTitle, memberTitle })),
});

type CommitteesValues = ReturnType<typeof toValues>;

export function CommitteesSection() {
  const { settings } = useEdition();
  const state = useApiForm<CommitteesValues, EditionSettings>({
    name: "committees",
    record: settings,
    values: toValues(settings),
    labels: { committees: "Committees" },
    schema: committeesInput,
    update({ committees, ...values }, options) {
      const body = { ...values, committees: withStoredIds(committees, settings.committees) };
      return api("PUT /api/Contest/{id}/committees", { params: { id: settings.id }, body, ...options });
    },
    success: "Committees saved.",
  });
  return (
    <Section
      id="committees"
      title="Committees"
      lead={
        settings.isCurrent ? (
          <>
            Assign members on the <a href="/controlPanel/people">People</a> page.
          </>
        ) : (
          "Assign members on the People page, once this is the current edition."
        )
      }
      state={state}
    >
      <CommitteesFields />
    </Section>
  );
}

const empty = { id: "", name: "", chairTitle: "Chair", memberTitle: "Member" };

/** The committees in display order, with the titles of their chairs and members. */
function CommitteesFields() {
  const { settings } = useEdition();
  const { container, fields, add, swap, remove } = useEntries<CommitteesValues>("committees");
  const values = useWatch<CommitteesValues, "committees">({ name: "committees" });

  return (
    <div ref={container}>
      <ol className="mb-3">
        {fields.map(({ key, id }, index) => {
          const members = settings.committees.find((stored) => stored.id === id)?.peopleCount ?? 0;
          const prefix = `committees.${index}`;
          return (
            <FieldRow
              key={key}
              className="md:grid-cols-[2fr_1fr_1fr_auto]"
              order={{
                id: index,
                label: values[index]?.name.trim() || "the new committee",
                index,
                count: fields.length,
                onMove: (to) => swap(index, to),
                onRemove: members > 0 ? undefined : () => remove(index, "add"),
              }}
              hint={
                members > 0
                  ? `${plural(members, "person has", "people have")} a role in it, so it cannot be removed.`
                  : "Nobody has a role in it yet."
              }
            >
              <TextField name={`${prefix}.name`} label="Name" required autoComplete="off" />
              <TextField name={`${prefix}.chairTitle`} label="Title of the chair" required autoComplete="off" />
              <TextField name={`${prefix}.memberTitle`} label="Title of a member" required autoComplete="off" />
            </FieldRow>
          );
        })}
      </ol>
      {fields.length === 0 && <EmptyList>There are no committees yet.</EmptyList>}
      <ListError name="committees" />
      <Button size="sm" data-focus="add" onClick={() => add(empty, "name")}>
        Add a committee
      </Button>
    </div>
  );
}
