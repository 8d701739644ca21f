import { type ReactNode, useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { useEdition } from "@/components/contest/edition/use-edition";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { AccordionItem } from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";

interface SectionItemProps {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** A hint below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the edition's page, which keeps its unsaved changes while it is closed. */
export function SectionItem({ id, title, lead, isUnsaved, children }: SectionItemProps & { isUnsaved?: boolean }) {
  return (
    <AccordionItem
      value={id}
      id={id}
      look="panel"
      title={title}
      summary={isUnsaved && <Badge tone="amber">Unsaved</Badge>}
    >
      {lead && <p className="mb-4 max-w-measure text-ink-soft">{lead}</p>}
      {children}
    </AccordionItem>
  );
}

interface SectionProps<V extends FieldValues> extends SectionItemProps {
  state: ApiFormState<V>;
}

/** Opens a section with changes, since only a restored draft changes a closed one, and moves the focus there from the offer. */
function showRestored(id: string): void {
  const item = document.getElementById(id);
  const button = item?.querySelector("button");
  if (item?.dataset.state === "closed") button?.click();
  // Only the first section that is restored has the focus.
  if (document.activeElement?.closest("[data-draft-offer]")) button?.focus();
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
  useEffect(() => {
    if (formState.isDirty) showRestored(id);
  }, [formState.isDirty, id]);
  const actions = (
    <>
      <SubmitButton state={state}>Save</SubmitButton>
      {formState.isDirty && (
        <Button disabled={state.pending} onClick={state.discard}>
          Discard changes
        </Button>
      )}
    </>
  );
  return (
    <SectionItem id={id} title={title} lead={lead} isUnsaved={formState.isDirty}>
      <RecordForm state={state} unchanged="There are no changes to save." actions={actions}>
        {children}
      </RecordForm>
    </SectionItem>
  );
}
