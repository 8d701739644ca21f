import { useEffect, useState } from "react";
import { useFormState } from "react-hook-form";
import {
  type CompaniesValues,
  companiesValues,
  emptyCompany,
  kindTitles,
} from "@/components/contest/edition/companies-values";
import { CompanyRow } from "@/components/contest/edition/company-row";
import { EmptyList, ListError, ListGroup } from "@/components/contest/edition/list-parts";
import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { useEntries, withStoredIds } from "@/components/contest/edition/use-entries";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { companiesInput, companyKinds } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import type { CompanyKind } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";

export function CompaniesSection() {
  const { settings } = useEdition();
  const state = useApiForm<CompaniesValues, EditionSettings>({
    name: "companies",
    record: settings,
    values: companiesValues(settings),
    labels: { companies: "Organizers and sponsors" },
    schema: companiesInput,
    update({ companies, ...values }, options) {
      const body = { ...values, companies: withStoredIds(companies, settings.companies) };
      return api("PUT /api/Contest/{id}/companies", { params: { id: settings.id }, body, ...options });
    },
    success: "Organizers and sponsors saved.",
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

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** All companies by kind in display order; each row opens for editing. */
function CompaniesFields() {
  const { container, fields, add, swap, move, remove, focusAfterRender } = useEntries<CompaniesValues>("companies");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { submitCount } = useFormState();

  // An invalid row opens by itself; its field can be focused only then.
  useEffect(() => {
    if (submitCount > 0) container.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount, container]);

  const toggle = (key: string) =>
    setOpened((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));

  const last = fields.length - 1;
  const rowsOf = (kind: CompanyKind) =>
    fields.flatMap(({ key, ...field }, index) => (field.kind === kind ? [{ key, index }] : []));

  return (
    <div ref={container}>
      {companyKinds.map((kind) => {
        const rows = rowsOf(kind);
        const { singular, plural } = kindTitles[kind];
        return (
          <ListGroup key={kind} title={plural}>
            <ol className="mt-2 mb-3">
              {rows.map(({ key, index }, position) => (
                <CompanyRow
                  key={key}
                  index={index}
                  position={position}
                  count={rows.length}
                  isOpened={opened.includes(key)}
                  onToggle={() => toggle(key)}
                  onMove={(to) => swap(index, rows[to]?.index ?? index)}
                  onRemove={() => remove(index, `add ${kind}`)}
                  onKindChange={() => {
                    // It becomes the last company of its new kind.
                    move(index, last);
                    focusAfterRender(`${last} edit`, `companies.${last}.name`);
                  }}
                />
              ))}
            </ol>
            {rows.length === 0 && <EmptyList>None yet.</EmptyList>}
            <Button size="sm" data-focus={`add ${kind}`} onClick={() => add(emptyCompany(kind), "name")}>
              Add {article(singular)} {singular}
            </Button>
          </ListGroup>
        );
      })}
      <ListError name="companies" />
    </div>
  );
}
