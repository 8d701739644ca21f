import {
  type CompaniesValues,
  CompanyRow,
  companiesValues,
  emptyCompany,
  kindOptions,
  kindTitles,
} from "@/components/contest/edition/company-row";
import { EditionForm } from "@/components/contest/edition/edition-form";
import { EmptyList, FormGroup, ListError } from "@/components/contest/edition/form-parts";
import { useEntries, withStoredIds } from "@/components/contest/edition/use-entries";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { companiesInput, companyKinds } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** All companies by kind in display order; each row opens for editing. */
export function CompaniesForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<CompaniesValues, EditionSettings>({
    name: "companies",
    record: settings,
    values: companiesValues(settings),
    labels: { companies: "Organizers and sponsors" },
    choices: { kind: kindOptions },
    schema: companiesInput,
    update({ companies, ...values }, options) {
      const body = { ...values, companies: withStoredIds(companies, settings.companies) };
      return api("PUT /api/Contest/{id}/companies", { params: { id: settings.id }, body, ...options });
    },
    success: "Organizers and sponsors saved.",
  });
  const { container, fields, add, swap, move, remove, change } = useEntries(state.form.control, "companies");
  const last = fields.length - 1;
  return (
    <EditionForm state={state} lead="Shown on the pages Organizers, Patrons and Sponsors, in this order.">
      <div ref={container}>
        {companyKinds.map((kind) => {
          const rows = fields.flatMap((field, index) => (field.kind === kind ? [{ key: field.key, index }] : []));
          const { singular, plural } = kindTitles[kind];
          return (
            <FormGroup key={kind} title={plural}>
              <ol className="mb-3">
                {rows.map(({ key, index }, position) => (
                  <CompanyRow
                    key={key}
                    stored={settings.companies}
                    index={index}
                    position={position}
                    count={rows.length}
                    onMove={(to) => swap(index, rows[to]?.index ?? index)}
                    onRemove={() => remove(index, `add ${kind}`)}
                    // It becomes the last company of its new kind.
                    onKindChange={() => change(() => move(index, last), `${last} edit`, `companies.${last}.name`)}
                  />
                ))}
              </ol>
              {rows.length === 0 && <EmptyList>None yet.</EmptyList>}
              <Button size="sm" data-focus={`add ${kind}`} onClick={() => add(emptyCompany(kind), "name")}>
                Add {article(singular)} {singular}
              </Button>
            </FormGroup>
          );
        })}
        <ListError name="companies" />
      </div>
    </EditionForm>
  );
}
