"use client";

import { useRouter } from "next/navigation";
import { ActionError } from "@/components/forms/action-error";
import { PageDialog } from "@/components/forms/page-dialog";
import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { Mail } from "@/lib/mail/schema";
import { copyText } from "@/lib/platform/browser/copy-text";
import { api } from "@/lib/site/api/client";

/** The text of a mail. It can be sent again if it could not be sent, and copied and ticked off where the site sends none. */
export function MailDialog({ mail, closeHref }: { mail: Mail; closeHref: string }) {
  const router = useRouter();
  const { pending, error: failure, run } = useApiAction();
  const sendsMail = useSendsMail();
  const { id, to, subject, text, state, error, canSendAgain } = mail;

  function sendAgain() {
    return run({
      send: () => api("POST /api/Mail/{id}/sending", { params: { id } }),
      success: "The mail is sent again.",
      onDone: router.refresh,
      onStale: router.refresh,
    });
  }

  function markAsSent() {
    return run({
      send: () => api("POST /api/Mail/{id}/sent", { params: { id } }),
      success: `The mail to ${to} is marked as sent.`,
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
        {!sendsMail && <Button onClick={() => void copyText(text, `The text for ${to} is copied.`)}>Copy text</Button>}
        {!sendsMail && state === "Waiting" && (
          <Button variant="primary" pending={pending} onClick={markAsSent}>
            Mark as sent
          </Button>
        )}
        {sendsMail && canSendAgain && (
          <Button variant="primary" pending={pending} onClick={sendAgain}>
            Send again
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  );
}
