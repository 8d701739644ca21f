"use client";

import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { copyIt } from "@/lib/mail/labels";
import { copyText } from "@/lib/platform/browser/copy-text";
import type { Reminder } from "@/lib/readiness/schema";
import { api } from "@/lib/site/api/client";

interface ReminderActionsProps extends Pick<Reminder, "countryId" | "countryName" | "text" | "recipients"> {
  /** Whether the last mail is less than a day old. */
  asks: boolean;
}

/** Copies the text for a country's registrators, or sends it to them. */
export function ReminderActions({ countryId, countryName, text, recipients, asks }: ReminderActionsProps) {
  const sendsMail = useSendsMail();
  const { pending, run } = useApiAction();
  const [isAsking, setAsking] = useState(false);
  const whom = <span className="sr-only"> for {countryName}</span>;

  async function send() {
    await run({
      send: () => api("POST /api/Reminder/{countryId}", { params: { countryId }, body: { again: asks } }),
      success: `The mail to ${countryName} is on the page Mail.${sendsMail ? "" : ` ${copyIt}`}`,
    });
    setAsking(false);
  }

  return (
    <Actions>
      <Button onClick={() => void copyText(text, `The text for ${countryName} is copied.`)}>Copy text{whom}</Button>
      {recipients.length > 0 && (
        <Button variant="primary" pending={pending} onClick={() => (asks ? setAsking(true) : send())}>
          {asks ? "Send again" : "Send mail"}
          {whom}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Write to ${countryName} again?`}
        description="The last mail is less than a day old."
        action="Send again"
        pending={pending}
        onConfirm={send}
      />
    </Actions>
  );
}
