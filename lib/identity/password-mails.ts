import "server-only";
import { shortTitle } from "@/lib/edition/dates";
import { ownParagraph } from "@/lib/edition/own-paragraph";
import { readEdition } from "@/lib/edition/queries";
import { deadlinesOf, formatDeadlineAbroad, registrationState } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { createPasswordLinks } from "@/lib/identity/password-links";
import { mailText } from "@/lib/mail/mail-text";
import { queueMails } from "@/lib/mail/outbox";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { dateText, formatDateRange } from "@/lib/platform/time/time";

interface Recipient extends Pick<Actor, "id" | "email" | "name" | "role" | "countryId"> {
  country: string | null;
}

const hourMs = 60 * 60 * 1000;

const paragraphs = { INVITATION: "invitationParagraph", PASSWORD_RESET: undefined } as const;

/** How long the links work. */
const lifetimes = { INVITATION: 7 * 24 * hourMs, PASSWORD_RESET: hourMs };

interface MailValues {
  edition: EditionRow;
  recipient: Recipient;
  url: string;
  /** Such as "10 March 2025, 12:00 (Shumen time, UTC+2)". */
  until: string;
  now: Date;
}

/** Such as "9–13 April 2025, Shumen, Bulgaria"; empty until administrators enter the dates. */
function whenAndWhere({ hasDates, startDate, endDate, venue }: EditionRow): string {
  return hasDates ? ` (${formatDateRange(dateText(startDate), dateText(endDate))}, ${venue})` : "";
}

/** What the user is in the tournament, and what they can do on the site. */
function describeRole({ edition, recipient: { role, country, countryId }, now }: MailValues) {
  if (role === "Administrator") return { position: "an administrator of", task: "organise the tournament there" };
  if (role === "Guide") return { position: "a guide at", task: "see your teams there, and when they arrive" };
  const deadlines = deadlinesOf(edition, countryId);
  const isOpen = registrationState(deadlines, now) === "open";
  const until = isOpen ? ` until ${formatDeadlineAbroad(deadlines.endOfRegistrationDate, edition)}` : "";
  return { position: `the registrator of ${country} for`, task: `register your teams and guests${until}` };
}

const mailTexts = {
  INVITATION: (values: MailValues) => {
    const { edition, recipient, url, until } = values;
    const { position, task } = describeRole(values);
    return {
      about: "your login",
      text: `You are ${position} the ${edition.name}${whenAndWhere(edition)}.

Please choose your password for its web site until ${until}:

${url}

Then ${task}. The link works once; after that, log in with ${recipient.email}:

${env().SITE_URL}/login

If you have questions, reply to this mail.`,
    };
  },
  PASSWORD_RESET: ({ recipient, url, until }: MailValues) => ({
    about: "choose a new password",
    text: `Somebody asked for a new password for ${recipient.email}. If it was you, choose it here:

${url}

The link works once, until ${until}. If it was not you, do nothing: your password stays as it is.`,
  }),
} satisfies Record<keyof typeof lifetimes, (values: MailValues) => { about: string; text: string }>;

/** Locks the users who are not disabled, so that no address or role changes before the link is stored. */
const lockRecipients = (transaction: Database, userIds: readonly string[]) => transaction.$queryRaw<Recipient[]>`
  SELECT "User"."id", "email", "User"."name", "role", "countryId", "Country"."name" AS "country"
  FROM "User" LEFT JOIN "Country" ON "Country"."id" = "countryId"
  WHERE "User"."id" = ANY(${userIds}::uuid[]) AND "disabledAt" IS NULL
  ORDER BY "User"."id" FOR NO KEY UPDATE OF "User"`;

/** Writes each user who is not disabled a mail with a new link to choose a password. Returns these users, locked. */
export async function queuePasswordMails(
  transaction: Database,
  kind: keyof typeof lifetimes,
  userIds: readonly string[],
  { createdById, now }: { createdById: string | null; now: Date },
): Promise<Recipient[]> {
  const recipients = await lockRecipients(transaction, userIds);
  const edition = await readEdition(undefined, transaction);
  const expiresAt = new Date(now.getTime() + lifetimes[kind]);
  const links = await createPasswordLinks(transaction, recipients, expiresAt);
  const until = formatDeadlineAbroad(expiresAt, edition);
  const mails = links.map(({ user: recipient, url }) => {
    const { about, text } = mailTexts[kind]({ edition, recipient, url, until, now });
    const paragraph = ownParagraph(edition, paragraphs[kind], recipient);
    return {
      kind,
      to: recipient.email,
      userId: recipient.id,
      createdById,
      expiresAt,
      subject: `${shortTitle(edition)}: ${about}`,
      text: mailText(edition, recipient.name, text, paragraph),
    };
  });
  await queueMails(transaction, mails, now);
  return recipients;
}
