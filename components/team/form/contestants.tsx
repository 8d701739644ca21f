"use client";

import { useEffect, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { ContestantCard } from "@/components/team/form/contestant-card";
import type { ContestantLists } from "@/components/team/form/contestant-fields";
import { emptyContestant, type TeamFormValues } from "@/components/team/form/values";
import { maxContestants, minContestants } from "@/lib/team/rules";

/** 1 to 4 contestants: the add button goes at four, the delete buttons at one (specification, section 5). */
export function Contestants(props: ContestantLists) {
  const { control } = useFormContext<TeamFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "contestants" });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(fields.length);
  // The pressed Delete button is gone with its card; the keyboard goes on from the heading.
  useEffect(() => {
    if (fields.length < shown.current) heading.current?.focus();
    shown.current = fields.length;
  }, [fields.length]);
  return (
    <section className="form-section" aria-labelledby="contestants-heading">
      <h2 id="contestants-heading" ref={heading} tabIndex={-1}>
        Contestants
      </h2>
      {fields.map((field, index) => (
        <ContestantCard
          key={field.id}
          index={index}
          {...props}
          onDelete={fields.length > minContestants ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < maxContestants && (
        <button
          type="button"
          className="button button-secondary"
          onClick={() =>
            append(emptyContestant, { focusName: `contestants.${fields.length}.contestantPerson.fullName` })
          }
        >
          Add contestant
        </button>
      )}
    </section>
  );
}
