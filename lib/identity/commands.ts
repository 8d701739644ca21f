import "server-only";
import { randomUUID } from "node:crypto";
import * as endpoints from "@/lib/identity/endpoints";
import { encryptPassword } from "@/lib/identity/given-password";
import type { PasswordChange, RegisterInput } from "@/lib/identity/inputs";
import { requireOtherAdministrator } from "@/lib/identity/last-administrator";
import { hashPassword, isPassword } from "@/lib/identity/password";
import { refuseEasyPassword } from "@/lib/identity/password-strength";
import type { ListedUser, User } from "@/lib/identity/schema";
import { limitPasswordChecks } from "@/lib/identity/sign-in-limits";
import { listedUserSelect, toListedUser, toUser } from "@/lib/identity/views";
import { type Actor, endSession } from "@/lib/platform/auth/session";
import { issueToken, type TokenClaims } from "@/lib/platform/auth/token";
import { type Database, db, inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid, notFound } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";

/** What ends all sessions of an account. */
export const endSessions = { tokenVersion: { increment: 1 } } as const;

/** Throws 422 for a country that does not exist. */
export async function requireCountry(countryId: string | null): Promise<void> {
  if (countryId && (await db().country.count({ where: { id: countryId } })) === 0) {
    throw invalid({ countryId: ["There is no such country."] });
  }
}

/** Creates an account. Throws 409 for an e-mail in use, whatever its case, and 422. */
export async function registerUser(actor: Actor, input: RegisterInput): Promise<User> {
  const { email, name, password, role, countryId } = input;
  await requireCountry(countryId);
  await refuseEasyPassword("password", password, input);
  const passwordHash = await hashPassword(password);
  const encryptedGivenPassword = encryptPassword(password);
  const id = randomUUID();
  const account = { email, name, role, countryId };
  await inTransaction(async (transaction) => {
    await transaction.user.createMany({ data: [{ id, ...account, passwordHash, encryptedGivenPassword }] });
    await recordChanges(transaction, actor, endpoints.registerUser, [
      { entity: "User", entityId: id, before: null, after: account },
    ]);
  });
  return toUser({ id, ...account });
}

/** The stored account. Throws 404. */
export async function readAccount(transaction: Database, id: string) {
  const account = await transaction.user.findUnique({ where: { id }, select: listedUserSelect });
  if (!account) throw notFound("account");
  return account;
}

/**
 * Gives an account a new password and ends its sessions. Throws 404, 409 for the actor's own account, and 422 for a
 * password that is easy to guess.
 */
export async function resetPassword(actor: Actor, id: string, password: string): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "Change your own password on your account page.");
  await refuseEasyPassword("password", password, await readAccount(db(), id));
  const passwordHash = await hashPassword(password);
  const encryptedGivenPassword = encryptPassword(password);
  return inTransaction(async (transaction) => {
    const account = await readAccount(transaction, id);
    await transaction.user.update({ where: { id }, data: { passwordHash, encryptedGivenPassword, ...endSessions } });
    await recordChanges(transaction, actor, endpoints.resetPassword, [
      { entity: "User", entityId: id, before: null, after: { password: "reset" } },
    ]);
    return toListedUser({ ...account, encryptedGivenPassword });
  });
}

/**
 * Disables or enables an account and ends its sessions. Throws 404, and 409 for the
 * actor's own account, and the last administrator's.
 */
export async function setAccountDisabled(actor: Actor, id: string, disabled: boolean, now: Date): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "You cannot disable your own account.");
  return inTransaction(async (transaction) => {
    const account = await readAccount(transaction, id);
    const wasDisabled = account.disabledAt !== null;
    if (wasDisabled === disabled) return toListedUser(account);
    if (disabled && account.role === "Administrator") await requireOtherAdministrator(transaction, id);
    const disabledAt = disabled ? now : null;
    await transaction.user.update({ where: { id }, data: { disabledAt, ...endSessions } });
    await recordChanges(transaction, actor, endpoints.setAccountDisabled, [
      { entity: "User", entityId: id, before: { disabled: wasDisabled }, after: { disabled } },
    ]);
    return toListedUser({ ...account, disabledAt });
  });
}

/** Ends the session of a token. */
export async function logOut(claims: TokenClaims): Promise<true> {
  await endSession(claims);
  return true;
}

/** Ends every session of the actor's account. */
export async function logOutEverywhere(actor: Actor): Promise<true> {
  const { id } = actor;
  await inTransaction(async (transaction) => {
    await transaction.user.update({ where: { id }, data: endSessions });
    await recordChanges(transaction, actor, endpoints.logOutEverywhere, [
      { entity: "User", entityId: id, before: null, after: { sessions: "ended" } },
    ]);
  });
  return true;
}

/**
 * Changes the actor's own password, ends all sessions of the account and returns the token of a new one. Throws 422
 * for a wrong current password, an unchanged new one or one that is easy to guess, and 429 after too many wrong ones.
 */
export async function changeOwnPassword(actor: Actor, input: PasswordChange): Promise<string> {
  const { id, email, name, role, countryId } = actor;
  const stored = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  const isCurrent = await limitPasswordChecks(id, () => isPassword(input.currentPassword, stored.passwordHash));
  if (!isCurrent) throw invalid({ currentPassword: ["This is not your current password."] });
  if (input.newPassword === input.currentPassword) {
    throw invalid({ newPassword: ["This is already your password."] });
  }
  await refuseEasyPassword("newPassword", input.newPassword, actor);
  const passwordHash = await hashPassword(input.newPassword);
  const { tokenVersion } = await inTransaction(async (transaction) => {
    await recordChanges(transaction, actor, endpoints.changeOwnPassword, [
      { entity: "User", entityId: id, before: null, after: { password: "changed by the user" } },
    ]);
    return transaction.user.update({
      where: { id },
      data: { passwordHash, encryptedGivenPassword: null, ...endSessions },
      select: { tokenVersion: true },
    });
  });
  return issueToken({ sub: id, unique_name: email, name, role, ...(countryId && { countryId }), tokenVersion });
}
