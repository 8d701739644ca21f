import "server-only";
import { endSessions, readAccount, requireOtherAdministrator, updateAccount } from "@/lib/identity/accounts";
import * as endpoints from "@/lib/identity/endpoints";
import type { ListedUser } from "@/lib/identity/schema";
import { toListedUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

export async function setAccountDisabled(actor: Actor, id: string, disabled: boolean, now: Date): Promise<ListedUser> {
  if (id === actor.id) throw new AppError(409, "You cannot disable your own account.");
  return write(actor, endpoints.setAccountDisabled, async (unit) => {
    const account = await readAccount(unit.transaction, id);
    const wasDisabled = account.disabledAt !== null;
    if (wasDisabled === disabled) return toListedUser(account);
    if (disabled && account.role === "Administrator") await requireOtherAdministrator(unit.transaction, id);
    const change = { before: { disabled: wasDisabled }, after: { disabled } };
    return updateAccount(unit, id, { disabledAt: disabled ? now : null, ...endSessions }, change);
  });
}
