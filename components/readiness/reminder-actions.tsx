"use client";

import { useRouter } from "next/navigation";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { useApiAction } from "@/components/forms/use-api-action";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/platform/browser/copy-text";
import type { Reminder } from "@/lib/readiness/schema";
import { api } from "@/lib/site/api/client";

interface ReminderActionsProps extends Pick<Reminder, "countryId" | "countryName" | "text" | "recipients"> {
  /** Whether the last mail is less than a day old. */
  asks: boolean;
}

/** Copies the text for a country's registrators, or sends it to them. */
export function ReminderActions({ countryId, countryName, text, recipients, asks }: ReminderActionsProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();
  const whom = <span className="sr-only"> for {countryName}</span>;
  const send = () => api("POST /api/Reminder/{countryId}", { params: { countryId }, body: { again: asks } });
  const success = `The mail to ${countryName} is on the page Mail.`;
  return (
    <Actions>
      <Button onClick={() => void copyText(text, `The text for ${countryName} is copied.`)}>Copy text{whom}</Button>
      {recipients.length > 0 && !asks && (
        <Button
          variant="primary"
          pending={pending}
          onClick={() => run({ send, success, onDone: router.refresh, onStale: router.refresh })}
        >
          Send mail{whom}
        </Button>
      )}
      {recipients.length > 0 && asks && (
        <ConfirmAction
          send={send}
          success={success}
          trigger={<Button>Send again{whom}</Button>}
          title={`Write to ${countryName} again?`}
          description="The last mail is less than a day old."
          action="Send again"
        />
      )}
    </Actions>
  );
}
