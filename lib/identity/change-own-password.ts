import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { PasswordChange } from "@/lib/identity/inputs";
import { hashPassword, isPassword } from "@/lib/identity/password";
import { refuseEasyPassword } from "@/lib/identity/password-strength";
import { limitPasswordChecks } from "@/lib/identity/sign-in-limits";
import { deletePasswordLinks, sessionsEnded } from "@/lib/identity/users";
import { endedSession } from "@/lib/platform/auth/require-session";
import type { Actor } from "@/lib/platform/auth/session";
import { issueToken, toTokenSubject } from "@/lib/platform/auth/token";
import { db } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/**
 * Ends all sessions and returns the token of a new one. Throws 401 if the password is changed or reset meanwhile, 422 for a
 * wrong current or an easy new password, 429 after too many wrong current passwords, and 503 if too many passwords wait.
 */
export async function changeOwnPassword(actor: Actor, input: PasswordChange): Promise<string> {
  const { id, name } = actor;
  const stored = await db().user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  const isCurrent = await limitPasswordChecks(id, () => isPassword(input.currentPassword, stored.passwordHash));
  if (!isCurrent) throw invalid({ currentPassword: ["This is not your current password."] });
  if (input.newPassword === input.currentPassword) throw invalid({ newPassword: ["This is already your password."] });
  await refuseEasyPassword("newPassword", input.newPassword, actor);
  const passwordHash = await hashPassword(input.newPassword);
  const { tokenVersion } = await write(actor, endpoints.changeOwnPassword, async ({ transaction, audit }) => {
    const [updated] = await transaction.user.updateManyAndReturn({
      // Only if the password is still the one that was checked.
      where: { id, passwordHash: stored.passwordHash },
      data: { passwordHash, encryptedGivenPassword: null, ...sessionsEnded },
      select: { tokenVersion: true },
    });
    if (!updated) throw endedSession();
    await deletePasswordLinks(transaction, [id]);
    audit({ entity: "User", entityId: id, name, before: null, after: { password: "changed by the user" } });
    return updated;
  });
  return issueToken(toTokenSubject({ ...actor, tokenVersion }));
}
