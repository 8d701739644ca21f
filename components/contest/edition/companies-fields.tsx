"use client";

import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { type CompaniesValues, emptyCompany, kindTitles } from "@/components/contest/edition/companies-values";
import { CompanyRow } from "@/components/contest/edition/company-row";
import { ListError } from "@/components/contest/edition/list/list-error";
import { useFocusAfter } from "@/components/contest/edition/list/use-focus-after";
import { Button } from "@/components/ui/button";
import { type CompanyKindName, companyKinds } from "@/lib/contest/edition-parts-schema";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** All companies, kind by kind in the order they are shown; each opens to be edited. */
export function CompaniesFields() {
  const { control, formState } = useFormContext<CompaniesValues>();
  const { fields, append, remove, swap, move } = useFieldArray({ control, name: "companies", keyName: "key" });
  const values = useWatch({ control, name: "companies" });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const focusAfter = useFocusAfter();
  const list = useRef<HTMLDivElement>(null);
  const { submitCount } = formState;

  // What is wrong opens its row; only then is there something to go to.
  useEffect(() => {
    if (submitCount > 0) list.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount]);

  const toggle = (key: string) =>
    setOpened((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));

  const last = fields.length - 1;
  const rowsOf = (kind: CompanyKindName) =>
    fields.flatMap(({ key }, index) => (values[index]?.kind === kind ? [{ key, index }] : []));

  return (
    <div ref={list}>
      {companyKinds.map((kind) => {
        const rows = rowsOf(kind);
        const { one, several } = kindTitles[kind];
        return (
          <section key={kind} className="list-group" aria-labelledby={`companies-${kind}`}>
            <h3 id={`companies-${kind}`}>{several}</h3>
            <ol className="list-rows">
              {rows.map(({ key, index }, place) => {
                const exchange = (other: number | undefined, ...buttons: string[]) => {
                  if (other === undefined) return;
                  swap(index, other);
                  focusAfter(...buttons.map((button) => `#companies-${other}-${button}`));
                };
                return (
                  <CompanyRow
                    key={key}
                    id={`companies-${index}`}
                    index={index}
                    isOpened={opened.includes(key)}
                    onToggle={() => toggle(key)}
                    moves={{
                      isFirst: place === 0,
                      isLast: place === rows.length - 1,
                      onUp: () => exchange(rows[place - 1]?.index, "up", "down"),
                      onDown: () => exchange(rows[place + 1]?.index, "down", "up"),
                      onRemove: () => {
                        remove(index);
                        focusAfter(`#companies-${kind}-add`);
                      },
                    }}
                    onKind={() => {
                      // To the end of its new kind; another heading shows it now.
                      move(index, last);
                      focusAfter(`#companies-${last}-edit`, `#companies-${last}-up`, `[name="companies.${last}.name"]`);
                    }}
                  />
                );
              })}
            </ol>
            {rows.length === 0 && <p className="list-none">None yet.</p>}
            <Button
              small
              id={`companies-${kind}-add`}
              onClick={() => {
                append(emptyCompany(kind), { shouldFocus: false });
                focusAfter(`[name="companies.${fields.length}.name"]`);
              }}
            >
              Add {article(one)} {one}
            </Button>
          </section>
        );
      })}
      <ListError name="companies" />
    </div>
  );
}
