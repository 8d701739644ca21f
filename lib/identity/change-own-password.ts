import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { PasswordChange } from "@/lib/identity/inputs";
import { hashPassword, isPassword, refuseEasyPassword } from "@/lib/identity/password";
import { limitPasswordChecks } from "@/lib/identity/sign-in-limits";
import { deletePasswordLinks, endSessions } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { issueToken, toTokenSubject } from "@/lib/platform/auth/token";
import { db } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/** Ends all sessions and returns the token of a new one. Throws 429 after too many wrong current passwords. */
export async function changeOwnPassword(actor: Actor, input: PasswordChange): Promise<string> {
  const { id, name } = actor;
  const stored = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  const isCurrent = await limitPasswordChecks(id, () => isPassword(input.currentPassword, stored.passwordHash));
  if (!isCurrent) throw invalid({ currentPassword: ["This is not your current password."] });
  if (input.newPassword === input.currentPassword) throw invalid({ newPassword: ["This is already your password."] });
  await refuseEasyPassword("newPassword", input.newPassword, actor);
  const passwordHash = await hashPassword(input.newPassword);
  const { tokenVersion } = await write(actor, endpoints.changeOwnPassword, async ({ transaction, audit }) => {
    await deletePasswordLinks(transaction, [id]);
    audit({ entity: "User", entityId: id, name, before: null, after: { password: "changed by the user" } });
    const data = { passwordHash, encryptedGivenPassword: null, ...endSessions };
    return transaction.user.update({ where: { id }, data, select: { tokenVersion: true } });
  });
  return issueToken(toTokenSubject({ ...actor, tokenVersion }));
}
