import "server-only";
import type { MailKind } from "@/lib/generated/prisma/enums";
import type { UserUncheckedUpdateInput } from "@/lib/generated/prisma/models";
import { usedEmail } from "@/lib/identity/labels";
import type { ListedUser } from "@/lib/identity/schema";
import { listedUserSelect, toListedUser } from "@/lib/identity/views";
import { followAddress } from "@/lib/mail/follow-address";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError, conflict, invalid, notFound } from "@/lib/platform/errors/problem";
import { normalizeEmail } from "@/lib/platform/text/email-address";
import type { AuditedFields } from "@/lib/platform/write/changes";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** A session is valid only with the `tokenVersion` it was created with. */
export const sessionsEnded = { tokenVersion: { increment: 1 } } as const;

const kindsWithLink: MailKind[] = ["INVITATION", "PASSWORD_RESET"];

/** Deletes the users' links to choose a password, and the mails with such links that were not sent. */
export async function deletePasswordLinks(transaction: Database, userIds: readonly string[]): Promise<void> {
  const where = { userId: { in: [...userIds] } };
  await transaction.passwordLink.deleteMany({ where });
  await transaction.mail.deleteMany({ where: { ...where, sentAt: null, kind: { in: kindsWithLink } } });
}

/**
 * Deletes the user's links to choose a password and their unsent mails, which were written for a former address, role or
 * country. If only the address has changed, `email` is the new one, and messages are kept and go there.
 */
export async function withdrawMails(transaction: Database, userId: string, email?: string): Promise<void> {
  if (email !== undefined) await followAddress(transaction, { userId }, email);
  await transaction.passwordLink.deleteMany({ where: { userId } });
  const unlessMessage = email === undefined ? {} : { messageId: null };
  await transaction.mail.deleteMany({ where: { userId, sentAt: null, ...unlessMessage } });
}

/** Throws 422 for a country that does not exist. */
export async function requireCountry(countryId: string | null): Promise<void> {
  if (countryId && (await db().country.count({ where: { id: countryId } })) === 0) {
    throw invalid({ countryId: ["There is no such country."] });
  }
}

interface AddressMatch {
  /** The address as it is compared: in lower case. */
  normalized: string;
  /** The user who has it, or null. */
  id: string | null;
}

/** Raw SQL, because Prisma's case-insensitive comparison takes `_` and `%` for wildcards and uses no index. */
export async function findUser(text: string): Promise<AddressMatch> {
  const email = normalizeEmail(text);
  const [match] = await db().$queryRaw<[AddressMatch]>`
    SELECT lower(${email}) AS "normalized", (SELECT "id" FROM "User" WHERE lower("email") = lower(${email})) AS "id"`;
  return match;
}

export const emailIsUsed = (field = "email") => conflict(field, usedEmail);

/**
 * Handles the error of a write to users: throws 409 for a used e-mail address, which is their only unique value besides the
 * id, and any other error as it is. P2002 is Prisma's code of a failed unique constraint.
 */
export function refuseUsedEmail(error: unknown, field?: string): never {
  throw (error as { code?: unknown }).code === "P2002" ? emailIsUsed(field) : error;
}

/** Throws 404 for an unknown id. */
export async function readUser(transaction: Database, id: string) {
  const user = await transaction.user.findUnique({ where: { id }, select: listedUserSelect });
  if (!user) throw notFound("user");
  return user;
}

/**
 * Locks the administrators as well, because two of them could lose the role at the same moment. Throws 404 for an
 * unknown id.
 */
export async function lockUser(transaction: Database, id: string) {
  await transaction.$queryRaw`
    SELECT 1 FROM "User" WHERE "id" = ${id}::uuid OR ("role" = 'Administrator' AND "disabledAt" IS NULL)
    ORDER BY "id" FOR NO KEY UPDATE`;
  return readUser(transaction, id);
}

/** Call it after `lockUser`. Throws 409 if there is no other enabled administrator. */
export async function requireOtherAdministrator(transaction: Database, id: string): Promise<void> {
  const where = { id: { not: id }, role: "Administrator", disabledAt: null } as const;
  if ((await transaction.user.count({ where })) > 0) return;
  throw new AppError(409, "This is the last administrator. Give another account this role first.");
}

/** Throws 409 for a used e-mail address. */
export async function updateUser(
  { transaction, audit }: UnitOfWork,
  id: string,
  data: UserUncheckedUpdateInput,
  change: { before: AuditedFields | null; after: AuditedFields },
): Promise<ListedUser> {
  const user = await transaction.user.update({ where: { id }, data, select: listedUserSelect }).catch(refuseUsedEmail);
  audit({ entity: "User", entityId: id, name: user.name, ...change });
  return toListedUser(user);
}
