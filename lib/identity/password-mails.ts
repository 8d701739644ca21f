import "server-only";
import { shortTitle } from "@/lib/edition/dates";
import { readEdition } from "@/lib/edition/queries";
import { formatDeadline } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { createPasswordLinks } from "@/lib/identity/password-links";
import { queueMails } from "@/lib/mail/outbox";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";

type Recipient = Pick<Actor, "id" | "email" | "name">;

const hourMs = 60 * 60 * 1000;

/** How long the links work. */
const lifetimes = { INVITATION: 7 * 24 * hourMs, PASSWORD_RESET: hourMs };

interface Letter {
  edition: EditionRow;
  name: string;
  url: string;
  /** Such as "10 March 2025, 12:00 (Shumen time)". */
  until: string;
}

const letters = {
  INVITATION: ({ edition, name, url, until }: Letter) => ({
    subject: `${shortTitle(edition)}: your login`,
    text: `Dear ${name},

You can now log in to the web site of the ${edition.name}. Choose your password here:

${url}

The link works once, until ${until}. After that, log in with this e-mail address:

${env().SITE_URL}/login

If you have questions, reply to this mail.

${edition.name}
`,
  }),
  PASSWORD_RESET: ({ edition, name, url, until }: Letter) => ({
    subject: `${shortTitle(edition)}: choose a new password`,
    text: `Dear ${name},

Somebody asked for a new password for this e-mail address. If it was you, choose it here:

${url}

The link works once, until ${until}. If it was not you, do nothing: your password stays as it is.

${edition.name}
`,
  }),
} satisfies Record<keyof typeof lifetimes, (letter: Letter) => { subject: string; text: string }>;

/** Without disabled users. Locked, so that the link is of no use to an address or role that is changed meanwhile. */
const lockRecipients = (transaction: Database, userIds: readonly string[]) => transaction.$queryRaw<Recipient[]>`
  SELECT "id", "email", "name" FROM "User" WHERE "id" = ANY(${userIds}::uuid[]) AND "disabledAt" IS NULL
  ORDER BY "id" FOR NO KEY UPDATE`;

/** Writes each user who is not disabled a mail with a new link to choose a password, and returns them. */
export async function queuePasswordMails(
  transaction: Database,
  kind: keyof typeof lifetimes,
  userIds: readonly string[],
  { createdById, now }: { createdById: string | null; now: Date },
): Promise<Recipient[]> {
  const recipients = await lockRecipients(transaction, userIds);
  const edition = await readEdition(undefined, transaction);
  const expiresAt = new Date(now.getTime() + lifetimes[kind]);
  const ids = recipients.map(({ id }) => id);
  const urls = await createPasswordLinks(transaction, ids, expiresAt);
  const until = formatDeadline(expiresAt, edition);
  const mails = recipients.map(({ id, email, name }, i) => ({
    ...{ kind, to: email, userId: id, createdById, expiresAt },
    ...letters[kind]({ edition, name, url: urls[i] ?? "", until }),
  }));
  await queueMails(transaction, mails, now);
  return recipients;
}
