"use client";

import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { SectionItem, type SectionItemProps } from "@/components/contest/edition/section-item";
import { useEdition } from "@/components/contest/edition/use-edition";
import { RecordForm } from "@/components/forms/record-form";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";

interface SectionProps<V extends FieldValues> extends SectionItemProps {
  state: ApiFormState<V>;
}

/** A section of the edition with its own form and Save button. */
export function Section<V extends FieldValues>({ id, title, lead, state, children }: SectionProps<V>) {
  const { drafts } = useEdition();
  const { getValues, formState } = state.form;
  useEffect(() => {
    const { current } = drafts;
    current.add(getValues);
    return () => void current.delete(getValues);
  }, [drafts, getValues]);
  const actions = (
    <>
      <Button type="submit" variant="primary" pending={state.pending}>
        Save
      </Button>
      {formState.isDirty && (
        <Button disabled={state.pending} onClick={state.discard}>
          Discard changes
        </Button>
      )}
    </>
  );
  return (
    <SectionItem id={id} title={title} lead={lead} isUnsaved={formState.isDirty}>
      <RecordForm state={state} actions={actions}>
        {children}
      </RecordForm>
    </SectionItem>
  );
}
