import "server-only";
import { shortTitle } from "@/lib/edition/dates";
import type { MailParagraph } from "@/lib/edition/labels";
import { ownParagraph } from "@/lib/edition/own-paragraph";
import { deadlinesOf, endOfEditDate, formatDeadline, hasLaterJourneys, registrationState } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { MailKind } from "@/lib/generated/prisma/enums";
import { mailText } from "@/lib/mail/mail-text";
import { type NewMail, queueMails } from "@/lib/mail/outbox";
import { mailLifetimeMs } from "@/lib/mail/rules";
import type { Database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { listRegistrators } from "@/lib/registrator-mails/queries";

const minuteMs = 60 * 1000;

const questions = "If you have questions, reply to this mail.";

/** The last paragraphs of a mail: until when the country can change its registration, and where. */
export function closingText(edition: EditionRow, countryId: string, now: Date): string {
  const deadlines = deadlinesOf(edition, countryId);
  if (!deadlines.hasDates) return `You can change it once registration has opened. ${questions}`;
  const state = registrationState(deadlines, now);
  if (state === "closed") return "The web site no longer takes changes. Please reply to this mail instead.";
  const journeys = formatDeadline(deadlines.endOfJourneyDate, edition);
  const until = state === "open" ? deadlines.endOfRegistrationDate : endOfEditDate(deadlines);
  const details = state === "open" ? ", and people’s details for one more day" : "";
  const later = hasLaterJourneys(deadlines) ? ` (arrivals and departures until ${journeys})` : "";
  const sentence =
    state === "journeys"
      ? `You can change arrivals and departures until ${journeys}`
      : `You can change it until ${formatDeadline(until, edition)}${details}${later}`;
  return `${sentence}:

${env().SITE_URL}/listTeams
${env().SITE_URL}/listGuests

${questions}`;
}

interface CountryMail extends Pick<NewMail, "kind" | "createdById" | "nextAttemptAt"> {
  /** The country whose registrators it is written to. */
  countryId: string;
  /** The id of the team, person or deadline extension that it is about, or of the country itself. */
  aboutId: string;
  /** The subject after the edition's name, such as "what is still missing". */
  about: string;
  /** The text between greeting and signature. */
  text: string;
  /** The ids of the people whom it names. */
  personIds: readonly string[];
}

/** The organizers' own paragraph, for the kinds of mail that have one. */
const paragraphs: Partial<Record<MailKind, MailParagraph>> = {
  REMINDER: "reminderParagraph",
  DEADLINE: "reminderParagraph",
  REGISTRATION: "confirmationParagraph",
};

/** Writes each mail to all registrators of its country. Returns the registrators who were written to. */
export async function writeToCountries(
  transaction: Database,
  edition: EditionRow,
  mails: readonly CountryMail[],
  now: Date,
) {
  const countryIds = mails.map(({ countryId }) => countryId);
  const registrators = await listRegistrators(transaction, countryIds);
  const newMails = mails.flatMap(({ countryId, about, text, personIds, ...columns }) =>
    registrators
      .filter((user) => user.countryId === countryId)
      .map(({ id, name, email, country }) => ({
        ...columns,
        to: email,
        userId: id,
        subject: `${shortTitle(edition)}: ${about}`,
        expiresAt: new Date(now.getTime() + mailLifetimeMs),
        personIds: [...personIds],
        text: mailText(
          edition,
          name,
          text,
          ownParagraph(edition, paragraphs[columns.kind], { name, country: country?.name ?? null, countryId }),
        ),
      })),
  );
  await queueMails(transaction, newMails, now);
  return registrators;
}

/** Changes that follow each other within ten minutes get one mail, that of the last one. */
const changeDelayMs = 10 * minuteMs;

/** When the mail of a change is sent, unless another change replaces it before; in real time, as the outbox. */
export const changeMailTime = () => new Date(Date.now() + changeDelayMs);

/** Deletes the mails of earlier changes that wait for this one. Returns how many. */
export async function deleteWaitingMails(transaction: Database, kind: MailKind, aboutId: string): Promise<number> {
  const waiting = { sentAt: null, attempts: 0, nextAttemptAt: { gt: new Date() } };
  return (await transaction.mail.deleteMany({ where: { kind, aboutId, ...waiting } })).count;
}
