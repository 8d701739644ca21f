"use client";

import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { copyIt } from "@/lib/mail/labels";
import { copyText } from "@/lib/platform/browser/copy-text";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import type { Reminder } from "@/lib/readiness/schema";
import { api } from "@/lib/site/api/client";

interface ReminderDialogProps {
  reminder: Pick<Reminder, "countryId" | "countryName" | "text" | "recipients">;
  /** When the last mail was sent, in the venue's time zone; null without one. */
  lastSent: string | null;
  /** Whether the last mail is less than a day old. */
  isRecent: boolean;
}

/** The reminder to a country's registrators, to copy or to send. */
export function ReminderDialog({ reminder, lastSent, isRecent }: ReminderDialogProps) {
  const { countryId, countryName, text, recipients } = reminder;
  const { close } = useDialogParam("country");
  const sendsMail = useSendsMail();
  const { pending, run } = useApiAction();
  const [isAsking, setAsking] = useState(false);
  const recipientsText =
    recipients.length > 0 ? `To ${joinWithAnd(recipients)}.` : "No registrator of this country can log in.";

  async function send() {
    await run({
      send: () => api("POST /api/Reminder/{countryId}", { params: { countryId }, body: { again: isRecent } }),
      success: `The mail to ${countryName} is on the page Mail.${sendsMail ? "" : ` ${copyIt}`}`,
    });
    setAsking(false);
  }

  return (
    <PageDialog
      title={countryName}
      description={`${recipientsText}${lastSent ? ` Last written to on ${lastSent}.` : ""}`}
      onClose={close}
    >
      <p className="wrap-anywhere mb-4 whitespace-pre-line">{text}</p>
      <DialogActions>
        <DialogClose>Close</DialogClose>
        <Button onClick={() => void copyText(text, `The text for ${countryName} is copied.`)}>Copy text</Button>
        {recipients.length > 0 && (
          <Button variant="primary" pending={pending} onClick={() => (isRecent ? setAsking(true) : send())}>
            {isRecent ? "Send again" : "Send mail"}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Write to ${countryName} again?`}
        description="The last mail is less than a day old."
        action="Send again"
        pending={pending}
        onConfirm={send}
      />
    </PageDialog>
  );
}
