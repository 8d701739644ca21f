import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { issueToken } from "@/lib/auth/token";
import { type Database, db } from "@/lib/db";
import { AppError, invalid, notFound } from "@/lib/http/problem";
import { countAttempt, judged } from "@/lib/identity/attempts";
import { encryptPassword } from "@/lib/identity/given-password";
import { hashPassword, isPassword } from "@/lib/identity/password";
import { listedUserSelect, toListedUser } from "@/lib/identity/queries";
import type { ListedUser, PasswordChange } from "@/lib/identity/schema";

const endSessions = { tokenVersion: { increment: 1 } } as const;

async function readAccount(transaction: Database, id: string) {
  const account = await transaction.user.findUnique({ where: { id }, select: listedUserSelect });
  if (!account) throw notFound("account");
  return account;
}

/**
 * Gives an account a password to hand out and ends its sessions (POST /api/Identity/{id}/password). Throws 404, and 409
 * for one's own account, whose password is changed by changeOwnPassword.
 */
export async function resetPassword(actor: Actor, id: string, password: string): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "Change your own password on the page of your account.");
  const passwordHash = await hashPassword(password);
  const encryptedGivenPassword = encryptPassword(password);
  return db().$transaction(async (transaction) => {
    const account = await readAccount(transaction, id);
    await transaction.user.update({ where: { id }, data: { passwordHash, encryptedGivenPassword, ...endSessions } });
    await recordChanges(transaction, actor, "POST /api/Identity/{id}/password", [
      { entity: "User", entityId: id, before: null, after: { password: "given anew" } },
    ]);
    return toListedUser({ ...account, encryptedGivenPassword });
  });
}

/**
 * Disables an account, which ends its sessions, or enables it again (PUT /api/Identity/{id}/disabled). Throws 404, and
 * 409 for one's own account, so that an administrator always remains.
 */
export async function setDisabled(actor: Actor, id: string, disabled: boolean, now: Date): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "You cannot disable your own account.");
  return db().$transaction(async (transaction) => {
    const account = await readAccount(transaction, id);
    const wasDisabled = account.disabledAt !== null;
    if (wasDisabled === disabled) return toListedUser(account);
    const disabledAt = disabled ? now : null;
    await transaction.user.update({ where: { id }, data: { disabledAt, ...endSessions } });
    await recordChanges(transaction, actor, "PUT /api/Identity/{id}/disabled", [
      { entity: "User", entityId: id, before: { disabled: wasDisabled }, after: { disabled } },
    ]);
    return toListedUser({ ...account, disabledAt });
  });
}

/**
 * Changes one's own password: ends every session of the account, forgets the password it was given, and returns the
 * token of a new session (PUT /api/Identity/password). Throws 422 for a wrong current password or one that stays the
 * same, and 429 after too many attempts from `address`.
 */
export async function changeOwnPassword(actor: Actor, given: PasswordChange, address: string): Promise<string> {
  const { id, email, name, role, countryId } = actor;
  const attempt = await countAttempt(email, address);
  const stored = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  if (!(await judged(attempt, () => isPassword(given.currentPassword, stored.passwordHash)))) {
    throw invalid({ currentPassword: ["This is not your current password."] });
  }
  await attempt.succeeded();
  if (given.newPassword === given.currentPassword) {
    throw invalid({ newPassword: ["This is the password you have already."] });
  }
  const passwordHash = await hashPassword(given.newPassword);
  const { tokenVersion } = await db().$transaction(async (transaction) => {
    await recordChanges(transaction, actor, "PUT /api/Identity/password", [
      { entity: "User", entityId: id, before: null, after: { password: "changed by its owner" } },
    ]);
    return transaction.user.update({
      where: { id },
      data: { passwordHash, encryptedGivenPassword: null, ...endSessions },
      select: { tokenVersion: true },
    });
  });
  return issueToken({ sub: id, unique_name: email, name, role, ...(countryId && { countryId }), tokenVersion });
}
