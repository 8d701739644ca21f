"use client";

import { useEffect, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { type CompaniesValues, emptyCompany, kindTitles } from "@/components/contest/edition/companies-values";
import { CompanyRow } from "@/components/contest/edition/company-row";
import { EmptyList, ListError, ListGroup } from "@/components/contest/edition/list-parts";
import { moveButtons, useOrderFocus } from "@/components/contest/edition/use-order-focus";
import { Button } from "@/components/ui/button";
import { type CompanyKindName, companyKinds } from "@/lib/contest/inputs";

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

/** All companies by kind in display order; each row opens for editing. */
export function CompaniesFields() {
  const { control, formState } = useFormContext<CompaniesValues>();
  const { fields, append, remove, swap, move } = useFieldArray({ control, name: "companies", keyName: "key" });
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { container, focusAfterRender } = useOrderFocus();
  const { submitCount } = formState;

  // An invalid row opens by itself; its field can be focused only then.
  useEffect(() => {
    if (submitCount > 0) container.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount, container]);

  const toggle = (key: string) =>
    setOpened((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));

  const last = fields.length - 1;
  const rowsOf = (kind: CompanyKindName) =>
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
                  onMove={(to) => {
                    const other = rows[to]?.index ?? index;
                    swap(index, other);
                    focusAfterRender(...moveButtons(other, to < position));
                  }}
                  onRemove={() => {
                    remove(index);
                    focusAfterRender(`add ${kind}`);
                  }}
                  onKindChange={() => {
                    // It becomes the last company of its new kind.
                    move(index, last);
                    focusAfterRender(`${last} edit`, `companies.${last}.name`);
                  }}
                />
              ))}
            </ol>
            {rows.length === 0 && <EmptyList>None yet.</EmptyList>}
            <Button
              size="sm"
              data-focus={`add ${kind}`}
              onClick={() => {
                append(emptyCompany(kind), { shouldFocus: false });
                focusAfterRender(`companies.${fields.length}.name`);
              }}
            >
              Add {article(singular)} {singular}
            </Button>
          </ListGroup>
        );
      })}
      <ListError name="companies" />
    </div>
  );
}
