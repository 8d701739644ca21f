"use client";

import { ActionError } from "@/components/forms/action-error";
import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import type { Mail } from "@/lib/mail/schema";
import { copyText } from "@/lib/platform/browser/copy-text";
import { api } from "@/lib/site/api/client";

/** The text of a mail. It can be sent again if it could not be sent, and copied and ticked off where the site sends none. */
export function MailDialog({ mail }: { mail: Mail }) {
  const { close } = useDialogParam("mail");
  const { pending, error: failure, run } = useApiAction();
  const sendsMail = useSendsMail();
  const { id, to, subject, text, state, error, canSendAgain } = mail;

  function sendAgain() {
    return run({
      send: () => api("POST /api/Mail/{id}/sending", { params: { id } }),
      success: "The mail is sent again.",
    });
  }

  function markAsSent() {
    return run({
      send: () => api("POST /api/Mail/{id}/sent", { params: { id } }),
      success: `The mail to ${to} is marked as sent.`,
    });
  }

  return (
    <PageDialog title={subject} description={`To ${to}`} onClose={close}>
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
