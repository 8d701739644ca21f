"use client";

import { ListField, type ListValues } from "@/components/contest/edition/list-field";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { type ListName, listNames, listsInput, otherPlace } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";

const ofLists = <T,>(of: (list: ListName) => T) =>
  Object.fromEntries(listNames.map((list) => [list, of(list)])) as Record<ListName, T>;

const toValues = (settings: EditionSettings): ListValues =>
  ofLists((list) => settings[list].map((name) => ({ name, was: name })));

const shown = (values: ListValues) => ofLists((list) => values[list].map(({ name }) => name).join(", "));

const resolver = schemaResolver<ListValues>(listsInput);

const labels = {
  tShirtSizesList: "T-shirt sizes",
  operatingSystemNamesList: "Operating systems",
  arrivalLocationsList: "Arrival locations",
};

/** What the forms offer to choose from. */
export function ListsSection() {
  const { uses } = useEdition().settings;
  const record = useSection({
    endpoint: "PUT /api/Contest/{id}",
    toValues,
    toBody: (values) => values,
    resolver,
    labels,
    shown,
    success: "Lists are changed successfully!",
  });
  return (
    <Section
      id="lists"
      title="Lists"
      lead="What the forms offer to choose from, in this order. A value that is renamed here is renamed for everybody who has it; one that somebody has can’t be removed."
      record={record}
    >
      <div className="list-fields">
        {listNames.map((name) => (
          <ListField
            key={name}
            name={name}
            title={labels[name]}
            uses={uses[name]}
            {...(name === "arrivalLocationsList" && {
              fixed: otherPlace,
              hint: `“${otherPlace}” stays: it is where those come from whom no place fits.`,
            })}
          />
        ))}
      </div>
    </Section>
  );
}
