"use client";

import { useRouter } from "next/navigation";
import { ActionError } from "@/components/forms/action-error";
import { PageDialog } from "@/components/forms/page-dialog";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { Mail } from "@/lib/mail/schema";
import { api } from "@/lib/site/api/client";

/** The text of a mail, with a button that sends it again if it could not be sent. */
export function MailDialog({ mail, closeHref }: { mail: Mail; closeHref: string }) {
  const router = useRouter();
  const { pending, error: failure, run } = useApiAction();
  const { id, to, subject, text, error, canSendAgain } = mail;

  function sendAgain() {
    return run({
      send: () => api("POST /api/Mail/{id}/sending", { params: { id } }),
      success: "The mail is sent again.",
      onDone: router.refresh,
      onStale: router.refresh,
    });
  }

  return (
    <PageDialog title={subject} description={`To ${to}`} closeHref={closeHref}>
      {error && (
        <Notice tone="danger" className="wrap-anywhere mb-4">
          The last attempt failed: {error}
        </Notice>
      )}
      <p className="wrap-anywhere mb-4 whitespace-pre-line">{text}</p>
      <ActionError reason={failure} />
      <DialogActions>
        <DialogClose>Close</DialogClose>
        {canSendAgain && (
          <Button variant="primary" pending={pending} onClick={sendAgain}>
            Send again
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  );
}
