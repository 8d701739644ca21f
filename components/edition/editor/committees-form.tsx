"use client";

import { useWatch } from "react-hook-form";
import { EntryList } from "@/components/forms/list/entry-list";
import { FieldRow } from "@/components/forms/list/field-row";
import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useEntries, withStoredIds } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { Link } from "@/components/ui/link";
import { committeesInput } from "@/lib/edition/inputs";
import { committeeLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";

const toValues = ({ version, committees }: EditionSettings) => ({
  version,
  committees: committees.map(({ id, name, chairTitle, memberTitle }) => ({ id, name, chairTitle, memberTitle })),
});

type CommitteesValues = ReturnType<typeof toValues>;

const empty = { id: "", name: "", chairTitle: "Chair", memberTitle: "Member" };

export function CommitteesForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<CommitteesValues, EditionSettings>({
    name: "committees",
    record: settings,
    values: toValues,
    schema: committeesInput,
    send({ committees, ...values }) {
      const body = { ...values, committees: withStoredIds(committees, settings.committees) };
      return api("PUT /api/Contest/{id}/committees", { params: { id: settings.id }, body });
    },
    success: "Committees saved.",
  });
  const { control } = state.form;
  const list = useEntries(control, "committees");
  const values = useWatch({ control, name: "committees" });
  return (
    <PanelForm
      state={state}
      labels={{ committees: "Committees" }}
      lead={
        settings.isCurrent ? (
          <>
            Assign members on the <Link href="/controlPanel/people">People</Link> page.
          </>
        ) : (
          "Assign members on the People page, once this is the current edition."
        )
      }
    >
      <EntryList
        list={list}
        empty="There are no committees yet."
        add="Add a committee"
        onAdd={() => list.add(empty, "name")}
      >
        {list.fields.map(({ key, id }, index) => {
          const memberCount = settings.committees.find((one) => one.id === id)?.peopleCount ?? 0;
          const prefix = `committees.${index}`;
          return (
            <FieldRow
              key={key}
              className="max-md:*:nth-3:col-span-2 max-md:*:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_auto]"
              buttons={
                <OrderButtons
                  {...list.order(index, values[index]?.name.trim() || "the new committee", memberCount === 0)}
                />
              }
              hint={
                memberCount > 0
                  ? `${plural(memberCount, "person has", "people have")} a role in it, so it cannot be removed.`
                  : "Nobody has a role in it yet."
              }
            >
              <TextField name={`${prefix}.name`} label={labels.name} required />
              <TextField name={`${prefix}.chairTitle`} label={labels.chairTitle} required />
              <TextField name={`${prefix}.memberTitle`} label={labels.memberTitle} required />
            </FieldRow>
          );
        })}
      </EntryList>
    </PanelForm>
  );
}
