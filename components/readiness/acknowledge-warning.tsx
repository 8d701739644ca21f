"use client";

import { useId, useState } from "react";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { FieldLabel } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { AcknowledgedWarning, Warning } from "@/lib/readiness/gaps";
import { maxNoteLength, noteLabel } from "@/lib/readiness/labels";
import { api } from "@/lib/site/api/client";

/** Marks a warning as checked, with a note such as “twins”. */
export function AcknowledgeWarning({ kind, recordIds, details, title, name }: Warning) {
  const noteId = useId();
  const [note, setNote] = useState("");
  return (
    <ConfirmAction
      trigger={
        <Button size="sm">
          Mark as checked
          <span className="sr-only">
            : {title}, {name}
          </span>
        </Button>
      }
      variant="primary"
      title={`Mark “${title}” of ${name} as checked?`}
      description="The warning is no longer shown, until it says something else."
      action="Mark as checked"
      send={() => api("POST /api/Warning/acknowledged", { body: { kind, recordIds, details, note } })}
      success="The warning is marked as checked."
    >
      <div className="my-5 grid gap-1.5">
        <FieldLabel htmlFor={noteId}>{noteLabel}</FieldLabel>
        <Input
          id={noteId}
          maxLength={maxNoteLength}
          placeholder="Twins"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </ConfirmAction>
  );
}

/** Shows a warning again. */
export function RestoreWarning({ id, title, name }: AcknowledgedWarning) {
  return (
    <ConfirmAction
      trigger={
        <Button size="sm">
          Show again
          <span className="sr-only">
            : {title}, {name}
          </span>
        </Button>
      }
      variant="primary"
      title={`Show “${title}” of ${name} again?`}
      description="The warning is listed under “To check” again, and its note is deleted."
      action="Show it again"
      send={() => api("DELETE /api/Warning/acknowledged/{id}", { params: { id } })}
      success="The warning is shown again."
    />
  );
}
