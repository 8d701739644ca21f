"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { useSendsMail } from "@/components/mail/sends-mail";
import { Button } from "@/components/ui/button";
import { copyThem } from "@/lib/mail/labels";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import type { Reminder } from "@/lib/readiness/schema";
import { api } from "@/lib/site/api/client";

interface SendRemindersProps {
  /** The countries to write to. */
  due: readonly Pick<Reminder, "countryId" | "countryName">[];
  /** The names of countries that are left out. */
  withoutRegistrator: readonly string[];
  /** The names of countries that got a mail less than a day ago, and are left out, too. */
  writtenTo: readonly string[];
}

/** Writes to the countries in one step, after naming those that are left out. */
export function SendReminders({ due, withoutRegistrator, writtenTo }: SendRemindersProps) {
  const sendsMail = useSendsMail();
  if (due.length === 0) return null;
  const names = due.map(({ countryName }) => countryName);
  const countries = due.length === 1 ? names[0] : `all ${due.length} countries`;
  const leftOut = [
    withoutRegistrator.length > 0 && `No registrator can log in: ${joinWithAnd(withoutRegistrator)}.`,
    writtenTo.length > 0 && `Written to less than a day ago: ${joinWithAnd(writtenTo)}.`,
  ].filter((sentence) => sentence !== false);
  return (
    <ConfirmAction
      trigger={<Button variant="primary">Send to {countries}</Button>}
      variant="primary"
      title={`Send to ${countries}?`}
      description={`The registrators of ${joinWithAnd(names)} get their letters.`}
      action="Send mails"
      send={() => api("POST /api/Reminder", { body: { countryIds: due.map(({ countryId }) => countryId) } })}
      success={`The mails are on the page Mail.${sendsMail ? "" : ` ${copyThem}`}`}
    >
      {leftOut.length > 0 && <p className="mb-5">{leftOut.join(" ")}</p>}
    </ConfirmAction>
  );
}
