import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { PasswordLinkWhereInput } from "@/lib/generated/prisma/models";
import * as endpoints from "@/lib/identity/endpoints";
import type { PasswordChoice } from "@/lib/identity/inputs";
import { hashPassword } from "@/lib/identity/password";
import { refuseEasyPassword } from "@/lib/identity/password-strength";
import { deleteLocks } from "@/lib/identity/sign-in-locks";
import { deletePasswordLinks, sessionsEnded } from "@/lib/identity/users";
import { actorSelect } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

const validLink = (token: string, now: Date) =>
  ({
    tokenHash: hashOf(token),
    expiresAt: { gt: now },
    user: { disabledAt: null },
  }) satisfies PasswordLinkWhereInput;

/**
 * Deletes earlier links, and mails with such links that were not sent. Returns each user with the URL of the new link.
 */
export async function createPasswordLinks<User extends { id: string }>(
  transaction: Database,
  users: readonly User[],
  expiresAt: Date,
): Promise<{ user: User; url: string }[]> {
  const links = users.map((user) => ({ user, token: randomBytes(32).toString("base64url") }));
  await deletePasswordLinks(
    transaction,
    users.map(({ id }) => id),
  );
  await transaction.passwordLink.createMany({
    data: links.map(({ user, token }) => ({ tokenHash: hashOf(token), userId: user.id, expiresAt })),
  });
  // Behind "#", so that no server, log or other site gets the token.
  return links.map(({ user, token }) => ({ user, url: `${env().SITE_URL}/password#${token}` }));
}

const invalidLink = () =>
  new AppError(404, "This link is no longer valid: it was used, replaced by a newer one, or is too old.");

/** Returns the user of a link. Throws 404 for an invalid link or a disabled user. */
export async function readPasswordLink(token: string, now: Date): Promise<{ name: string; email: string }> {
  const user = { select: { name: true, email: true } } as const;
  const link = await db().passwordLink.findFirst({ where: validLink(token, now), select: { user } });
  if (!link) throw invalidLink();
  return link.user;
}

/**
 * Ends the user's sessions and locks. Returns the address to log in with. Throws 404 for an invalid link or a disabled user,
 * 422 for a password that is easy to guess, and 503 if too many passwords wait.
 */
export async function choosePassword({ token, password }: PasswordChoice, now: Date): Promise<{ email: string }> {
  const link = await db().passwordLink.findFirst({
    where: validLink(token, now),
    select: { user: { select: actorSelect } },
  });
  if (!link) throw invalidLink();
  const { user } = link;
  await refuseEasyPassword("password", password, user);
  const passwordHash = await hashPassword(password);
  await write({ ...user, tokenVersion: null }, endpoints.choosePassword, async ({ transaction, audit }) => {
    const data = { passwordHash, encryptedGivenPassword: null, ...sessionsEnded };
    // The user is changed before the link, because every write locks a user first.
    await transaction.user.update({ where: { id: user.id }, data, select: { id: true } });
    const { count } = await transaction.passwordLink.deleteMany({ where: validLink(token, now) });
    if (count === 0) throw invalidLink();
    await deleteLocks(transaction, user.id);
    audit({ entity: "User", entityId: user.id, name: user.name, before: null, after: { password: "chosen" } });
  });
  return { email: user.email };
}
