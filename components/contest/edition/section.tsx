"use client";

import type { FieldValues } from "react-hook-form";
import { SectionItem, type SectionItemProps } from "@/components/contest/edition/section-item";
import { RecordForm } from "@/components/forms/record-form";
import type { RecordFormState } from "@/components/forms/use-record-form";
import { Button } from "@/components/ui/button";

interface SectionProps<V extends FieldValues> extends SectionItemProps {
  /** From useSection. */
  record: RecordFormState<V>;
}

/** A section of the edition with its own form, Save button and conflict handling. */
export function Section<V extends FieldValues>({ id, title, lead, record, children }: SectionProps<V>) {
  const { isDirty } = record.form.formState;
  return (
    <SectionItem id={id} title={title} lead={lead} isUnsaved={isDirty}>
      <RecordForm
        record={record}
        readOnly={false}
        fields={children}
        actions={
          <>
            <Button type="submit" variant="primary" pending={record.isSubmitting}>
              Save
            </Button>
            {isDirty && (
              <Button disabled={record.isSubmitting} onClick={record.discard}>
                Discard changes
              </Button>
            )}
          </>
        }
      />
    </SectionItem>
  );
}
