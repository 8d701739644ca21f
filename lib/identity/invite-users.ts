import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import { readUser } from "@/lib/identity/users";
import { type Actor, actorSelect } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { type UnitOfWork, write } from "@/lib/platform/write/write";

type Invited = Pick<Actor, "id" | "email" | "name">;

async function invite({ transaction, actor, audit }: UnitOfWork, users: readonly Invited[], now: Date): Promise<void> {
  await queuePasswordMails(transaction, "INVITATION", users, { createdById: actor.id, now });
  for (const { id, name } of users)
    audit({ entity: "User", entityId: id, name, before: null, after: { password: "invitation" } });
}

/** Throws 404, and 409 for a disabled user. */
export async function inviteUser(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.inviteUser, async (unit) => {
    const user = await readUser(unit.transaction, id);
    if (user.disabledAt) throw new AppError(409, "This user is disabled.");
    await invite(unit, [user], now);
  });
  return true;
}

/** Invites all who have no password yet. Returns how many. */
export function inviteAllUsers(actor: Actor, now: Date): Promise<{ invited: number }> {
  return write(actor, endpoints.inviteAllUsers, async (unit) => {
    const where = { passwordHash: null, disabledAt: null };
    const users = await unit.transaction.user.findMany({ where, select: actorSelect, orderBy: { name: "asc" } });
    await invite(unit, users, now);
    return { invited: users.length };
  });
}
