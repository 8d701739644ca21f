"use client";

import { useState } from "react";
import { CompanyRow } from "@/components/edition/editor/company-row";
import {
  type CompaniesValues,
  companiesValues,
  emptyCompany,
  kindTitles,
} from "@/components/edition/editor/company-values";
import { EmptyList, ListError } from "@/components/forms/list/entry-list";
import { useEntries, withStoredIds } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { companiesInput, companyKinds } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

/** All companies by kind in display order; each row opens for editing. */
export function CompaniesForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<CompaniesValues, EditionSettings>({
    name: "companies",
    record: settings,
    values: companiesValues,
    schema: companiesInput,
    send({ companies, ...values }) {
      const body = { ...values, companies: withStoredIds(companies, settings.companies) };
      return api("PUT /api/Contest/{id}/companies", { params: { id: settings.id }, body });
    },
    success: "Organizers and sponsors saved.",
  });
  const { fields, add, swap, move, remove } = useEntries(state.form.control, "companies");
  const [openKeys, setOpenKeys] = useState<readonly string[]>([]);
  const lastIndex = fields.length - 1;

  /** Moves a company of a changed kind to the end, so that it becomes the last of its new kind. */
  function changeKind(index: number) {
    move(index, lastIndex);
    state.form.setFocus(`companies.${lastIndex}.kind`);
  }

  return (
    <PanelForm
      state={state}
      labels={{ companies: "Organizers and sponsors" }}
      lead="Shown on the pages Organizers, Patrons and Sponsors, in this order."
    >
      {companyKinds.map((kind) => {
        const rows = fields.flatMap((field, index) => (field.kind === kind ? [{ key: field.key, index }] : []));
        const { one, many } = kindTitles[kind];
        return (
          <Section size="lg" key={kind} title={many}>
            <ol className="mb-3">
              {rows.map(({ key, index }, position) => (
                <CompanyRow
                  key={key}
                  stored={settings.companies}
                  index={index}
                  order={{
                    index: position,
                    count: rows.length,
                    onMove: (to) => swap(index, rows[to]?.index ?? index),
                    onRemove: () => remove(index),
                  }}
                  isOpened={openKeys.includes(key)}
                  onOpen={(open) =>
                    setOpenKeys((keys) => [...keys.filter((other) => other !== key), ...(open ? [key] : [])])
                  }
                  onKindChange={() => changeKind(index)}
                />
              ))}
            </ol>
            {rows.length === 0 && <EmptyList>None yet.</EmptyList>}
            <Button size="sm" onClick={() => add(emptyCompany(kind), "name")}>
              Add {one}
            </Button>
          </Section>
        );
      })}
      <ListError name="companies" />
    </PanelForm>
  );
}
