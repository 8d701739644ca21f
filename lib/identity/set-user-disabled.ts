import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { ListedUser } from "@/lib/identity/schema";
import { lockUser, requireOtherAdministrator, sessionsEnded, updateUser, withdrawMails } from "@/lib/identity/users";
import { toListedUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/** Throws 404 for an unknown id, and 409 for the caller's own account and for the last administrator. */
export async function setUserDisabled(actor: Actor, id: string, disabled: boolean, now: Date): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "You cannot disable your own account.");
  return write(actor, endpoints.setUserDisabled, async (unit) => {
    const user = await lockUser(unit.transaction, id);
    const wasDisabled = user.disabledAt !== null;
    if (wasDisabled === disabled) return toListedUser(user);
    if (disabled && user.role === "Administrator") await requireOtherAdministrator(unit.transaction, id);
    await withdrawMails(unit.transaction, id);
    const change = { before: { disabled: wasDisabled }, after: { disabled } };
    return updateUser(unit, id, { disabledAt: disabled ? now : null, ...sessionsEnded }, change);
  });
}
