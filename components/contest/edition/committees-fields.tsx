"use client";

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { CommitteesValues } from "@/components/contest/edition/committees-values";
import { ListError } from "@/components/contest/edition/list-error";
import { OrderButtons } from "@/components/contest/edition/order-buttons";
import { useEdition } from "@/components/contest/edition/use-edition";
import { moveButtons, useOrderFocus } from "@/components/contest/edition/use-order-focus";
import { TextField } from "@/components/forms/inputs";
import { Button } from "@/components/ui/button";
import { plural } from "@/lib/plural";

const empty = { id: "", name: "", chairTitle: "Chair", memberTitle: "Member" };

/** The committees in display order, with the titles of their chairs and members. */
export function CommitteesFields() {
  const { settings } = useEdition();
  const { control } = useFormContext<CommitteesValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "committees", keyName: "key" });
  const values = useWatch({ control, name: "committees" });
  const { container, focusAfterRender } = useOrderFocus();

  function moveItem(from: number, to: number) {
    swap(from, to);
    focusAfterRender(...moveButtons(to, to < from));
  }

  function removeItem(index: number) {
    remove(index);
    focusAfterRender("add");
  }

  return (
    <div ref={container}>
      <ol className="list-rows">
        {fields.map(({ key, id }, index) => {
          const count = settings.committees.find((stored) => stored.id === id)?.peopleCount ?? 0;
          const name = values[index]?.name.trim() || "the new committee";
          const prefix = `committees.${index}`;
          return (
            <li key={key} className="list-row">
              <div className="committee-row">
                <TextField name={`${prefix}.name`} label="Name" required autoComplete="off" />
                <TextField name={`${prefix}.chairTitle`} label="Title of the chair" required autoComplete="off" />
                <TextField name={`${prefix}.memberTitle`} label="Title of a member" required autoComplete="off" />
                <OrderButtons
                  id={`${index}`}
                  label={name}
                  index={index}
                  count={fields.length}
                  onMove={(to) => moveItem(index, to)}
                  onRemove={count > 0 ? undefined : () => removeItem(index)}
                />
              </div>
              <p className="field-hint">
                {count > 0
                  ? `${plural(count, "person has", "people have")} a role in it, so it cannot be removed.`
                  : "Nobody has a role in it yet."}
              </p>
            </li>
          );
        })}
      </ol>
      {fields.length === 0 && <p className="list-none">There are no committees yet.</p>}
      <ListError name="committees" />
      <Button
        size="sm"
        data-focus="add"
        onClick={() => {
          append(empty, { shouldFocus: false });
          focusAfterRender(`committees.${fields.length}.name`);
        }}
      >
        Add a committee
      </Button>
    </div>
  );
}
