import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import { toGivenPassword } from "@/lib/identity/password";
import { refuseEasyPassword } from "@/lib/identity/password-strength";
import type { ListedUser } from "@/lib/identity/schema";
import { deletePasswordLinks, lockUser, readUser, sessionsEnded, updateUser } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/**
 * Ends the user's sessions. Throws 404 for an unknown id, 409 for the caller's own account, 422 for a password that is easy
 * to guess, and 503 if too many passwords wait.
 */
export async function resetPassword(actor: Actor, id: string, password: string): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "Change your own password on your account page.");
  await refuseEasyPassword("password", password, await readUser(db(), id));
  const passwordColumns = await toGivenPassword(password);
  return write(actor, endpoints.resetPassword, async (unit) => {
    await lockUser(unit.transaction, id);
    await deletePasswordLinks(unit.transaction, [id]);
    const change = { before: null, after: { password: "reset" } };
    return updateUser(unit, id, { ...passwordColumns, ...sessionsEnded }, change);
  });
}
