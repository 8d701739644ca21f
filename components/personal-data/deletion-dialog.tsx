"use client";

import { useState } from "react";
import { ActionError } from "@/components/forms/action-error";
import { TypeToConfirm } from "@/components/forms/type-to-confirm";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import type { DeletionPreview } from "@/lib/personal-data/views";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { api } from "@/lib/site/api/client";

interface DeletionDialogProps {
  edition: { id: string; year: number };
  preview: DeletionPreview;
}

/** What the deletion of an edition's personal data deletes, a download of it, and the year to type. */
export function DeletionDialog({ edition: { id, year }, preview: { counts, example } }: DeletionDialogProps) {
  const { close } = useDialogParam("delete");
  const { pending, error, run } = useApiAction();
  const [typedYear, setTypedYear] = useState("");

  function deleteData() {
    return run({
      send: () => api("POST /api/PersonalData/editions/{id}/deletion", { params: { id }, body: { year } }),
      success: `The personal data of ${year} is deleted.`,
      onDone: close,
    });
  }

  return (
    <PageDialog
      title={`Delete the personal data of ${year}?`}
      description="Names, countries, teams, results, T-shirt sizes and operating systems stay, and so do users. This cannot be undone."
      onClose={close}
    >
      <p>
        Deletes phone numbers, e-mail addresses, dates of birth, contacts, journeys, credentials and pictures, also in
        the activity, and given passwords from before the end of {year}. There are {joinWithAnd(counts)}.
      </p>
      {example && (
        <dl className="wrap-anywhere mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 **:[dt]:text-ink-soft">
          <dt>For example</dt>
          <dd>
            <bdi>{example.name}</bdi>
          </dd>
          <dt>Deleted</dt>
          <dd>{example.deleted.join("; ")}</dd>
          <dt>Kept</dt>
          <dd>{example.kept.join(", ")}</dd>
        </dl>
      )}
      <p className="my-5">
        <ButtonAnchor href={`/api/PersonalData/editions/${id}/zip`} download>
          Download it first (ZIP)
        </ButtonAnchor>
      </p>
      <TypeToConfirm expected={String(year)} value={typedYear} onChange={setTypedYear} />
      <ActionError reason={error} />
      <DialogActions>
        <DialogClose />
        <Button
          variant="danger"
          pending={pending}
          aria-disabled={typedYear.trim() !== String(year)}
          onClick={deleteData}
        >
          Delete personal data
        </Button>
      </DialogActions>
    </PageDialog>
  );
}
