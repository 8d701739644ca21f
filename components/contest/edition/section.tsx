"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { RecordForm } from "@/components/forms/record-form";
import type { RecordFormState } from "@/components/forms/use-record-form";
import { Button } from "@/components/ui/button";

interface SectionProps<V extends FieldValues> {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** A hint below the title. */
  lead?: ReactNode;
  /** From useSection. */
  record: RecordFormState<V>;
  children: ReactNode;
}

/** A section of the edition with its own form, Save button and conflict handling. */
export function Section<V extends FieldValues>({ id, title, lead, record, children }: SectionProps<V>) {
  const { isDirty } = record.form.formState;
  return (
    <section className="form-section edition-section" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      {lead && <p className="edition-lead">{lead}</p>}
      <div className="form-block form-block-plain">
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
      </div>
    </section>
  );
}
