"use client";

import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { CommitteesValues } from "@/components/contest/edition/committees-values";
import { ListError } from "@/components/contest/edition/list/list-error";
import { RowButtons } from "@/components/contest/edition/list/row-buttons";
import { useFocusAfter } from "@/components/contest/edition/list/use-focus-after";
import { useEdition } from "@/components/contest/edition/use-edition";
import { TextField } from "@/components/forms/inputs";
import { Button } from "@/components/ui/button";

const empty = { id: "", name: "", chairTitle: "Chair", memberTitle: "Member" };

const people = (count: number) => (count === 1 ? "1 person holds" : `${count} people hold`);

/** The committees in their order, with the titles of those who chair them and of their members. */
export function CommitteesFields() {
  const { settings } = useEdition();
  const { control } = useFormContext<CommitteesValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "committees", keyName: "key" });
  const values = useWatch({ control, name: "committees" });
  const focusAfter = useFocusAfter();

  function exchange(index: number, other: number, ...buttons: string[]) {
    swap(index, other);
    focusAfter(...buttons.map((button) => `#committees-${other}-${button}`));
  }

  return (
    <div>
      <ol className="list-rows">
        {fields.map(({ key, id }, index) => {
          const count = settings.committees.find((stored) => stored.id === id)?.peopleCount ?? 0;
          const name = values[index]?.name.trim() || "the new committee";
          const at = `committees.${index}`;
          return (
            <li key={key} className="list-row">
              <div className="committee-row">
                <TextField name={`${at}.name`} label="Name" required autoComplete="off" />
                <TextField name={`${at}.chairTitle`} label="Whoever chairs it is called" required autoComplete="off" />
                <TextField name={`${at}.memberTitle`} label="A member is called" required autoComplete="off" />
                <RowButtons
                  name={name}
                  id={`committees-${index}`}
                  isFirst={index === 0}
                  isLast={index === fields.length - 1}
                  onUp={() => exchange(index, index - 1, "up", "down")}
                  onDown={() => exchange(index, index + 1, "down", "up")}
                  onRemove={() => {
                    remove(index);
                    focusAfter("#committees-add");
                  }}
                  kept={count > 0 ? `${people(count)} its roles` : undefined}
                />
              </div>
              <p className="field-hint">
                {count > 0
                  ? `${people(count)} its roles. It can be removed when nobody does.`
                  : "Nobody holds its roles yet."}
              </p>
            </li>
          );
        })}
      </ol>
      {fields.length === 0 && <p className="list-none">There are no committees yet.</p>}
      <ListError name="committees" />
      <Button
        small
        id="committees-add"
        onClick={() => {
          append(empty, { shouldFocus: false });
          focusAfter(`[name="committees.${fields.length}.name"]`);
        }}
      >
        Add a committee
      </Button>
    </div>
  );
}
