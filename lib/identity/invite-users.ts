import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import { readUser } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { type UnitOfWork, write } from "@/lib/platform/write/write";

/** Invites those of the users who are not disabled. Returns how many. */
async function invite({ transaction, actor, audit }: UnitOfWork, ids: readonly string[], now: Date): Promise<number> {
  const invited = await queuePasswordMails(transaction, "INVITATION", ids, { createdById: actor.id, now });
  for (const { id, name } of invited)
    audit({ entity: "User", entityId: id, name, before: null, after: { password: "invitation" } });
  return invited.length;
}

/** Throws 404 for an unknown id, and 409 for a disabled user. */
export async function inviteUser(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.inviteUser, async (unit) => {
    await readUser(unit.transaction, id);
    if ((await invite(unit, [id], now)) === 0) throw new AppError(409, "This user is disabled.");
  });
  return true;
}

/** Invites all enabled users who have no password yet. Returns how many. */
export function inviteAllUsers(actor: Actor, now: Date): Promise<{ invited: number }> {
  return write(actor, endpoints.inviteAllUsers, async (unit) => {
    const users = await unit.transaction.user.findMany({ where: { passwordHash: null }, select: { id: true } });
    const ids = users.map(({ id }) => id);
    return { invited: await invite(unit, ids, now) };
  });
}
