"use client";

import { ListField, type ListValues } from "@/components/contest/edition/list-field";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useApiForm } from "@/components/forms/use-api-form";
import { choiceLists, listNames, mapLists, otherPlace } from "@/lib/edition/choice-lists";
import { listsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";

const toValues = (settings: EditionSettings) => ({
  version: settings.version,
  ...mapLists((list) => settings[list].map((name) => ({ name, was: name }))),
});

const displayValues = (values: ListValues) => mapLists((list) => values[list].map(({ name }) => name).join(", "));

const labels = mapLists((list) => choiceLists[list].label);

export function ListsSection() {
  const edition = useEdition();
  const { uses } = edition.settings;
  const state = useApiForm("PUT /api/Contest/{id}", {
    ...edition.form,
    schema: listsInput,
    toValues,
    labels,
    displayValues,
    success: "Lists saved.",
  });
  return (
    <Section
      id="lists"
      title="Lists"
      lead="The options of the forms, in this order. Renaming a value renames it everywhere; a value in use cannot be removed."
      state={state}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] items-start gap-8">
        {listNames.map((name) => (
          <ListField
            key={name}
            name={name}
            title={labels[name]}
            uses={uses[name]}
            {...(name === "arrivalLocationsList" && {
              fixed: otherPlace,
              hint: `“${otherPlace}” cannot be removed: it covers every other place.`,
            })}
          />
        ))}
      </div>
    </Section>
  );
}
