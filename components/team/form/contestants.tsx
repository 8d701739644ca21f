"use client";

import { useEffect, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { ContestantCard } from "@/components/team/form/contestant-card";
import type { ContestantLists } from "@/components/team/form/contestant-fields";
import { emptyContestant, type TeamFormValues } from "@/components/team/form/values";
import { Button } from "@/components/ui/button";
import { maxContestants, minContestants } from "@/lib/team/rules";

/** The 1 to 4 contestants of a new team (specification, section 5, "Add team form"). */
export function Contestants(props: ContestantLists) {
  const { control } = useFormContext<TeamFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "contestants" });
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(fields.length);
  // Deleting a card removes the focused button with it.
  useEffect(() => {
    if (fields.length < previousCount.current) heading.current?.focus();
    previousCount.current = fields.length;
  }, [fields.length]);
  const focusName = `contestants.${fields.length}.contestantPerson.fullName`;
  return (
    <FormSection id="contestants" title="Contestants" headingRef={heading}>
      {fields.map((field, index) => (
        <ContestantCard
          key={field.id}
          index={index}
          {...props}
          onDelete={fields.length > minContestants ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < maxContestants && (
        <Button onClick={() => append(emptyContestant, { focusName })}>Add contestant</Button>
      )}
    </FormSection>
  );
}
