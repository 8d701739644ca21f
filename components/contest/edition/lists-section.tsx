import { ListField } from "@/components/contest/edition/list-field";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useApiForm } from "@/components/forms/use-api-form";
import { choiceLists, listNames, mapLists, otherPlace } from "@/lib/edition/choice-lists";
import { listsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const toValues = (settings: EditionSettings) => ({
  version: settings.version,
  ...mapLists((list) => settings[list].map((name) => ({ name, was: name }))),
});

const labels = mapLists((list) => choiceLists[list].label);

export function ListsSection() {
  const { settings } = useEdition();
  const { uses } = settings;
  const state = useApiForm<ReturnType<typeof toValues>, EditionSettings>({
    name: "lists",
    record: settings,
    values: toValues(settings),
    labels,
    schema: listsInput,
    update: (body, options) => api("PUT /api/Contest/{id}", { params: { id: settings.id }, body, ...options }),
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
