import "server-only";
import type { RateLimitWhereInput } from "@/lib/generated/prisma/models";
import * as endpoints from "@/lib/identity/endpoints";
import { perPair, perUser } from "@/lib/identity/sign-in-limits";
import { readUser } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { limitKey } from "@/lib/platform/http/rate-limit";
import { write } from "@/lib/platform/write/write";

const limits = [perPair, perUser];

/** The limits that a user, or with an empty key any user, has used up. */
const usedUp = (userKey: string): RateLimitWhereInput => ({
  expire: { gt: Date.now() },
  OR: limits.map(({ keyPrefix, points }) => ({
    key: { startsWith: `${keyPrefix}:${userKey}` },
    points: { gte: points },
  })),
});

/** When a limit expires by the site's clock; the limits use the computer's clock. */
const toSiteTime = (expire: bigint | null, now: Date) => new Date(now.getTime() + Number(expire) - Date.now());

/** `endOf` returns when a user who is locked can sign in again from every address, and null for other users. */
export async function findLocks(now: Date): Promise<{ endOf: (userId: string) => Date | null }> {
  const rows = await db().rateLimit.findMany({
    where: usedUp(""),
    select: { key: true, expire: true },
    orderBy: { expire: "asc" },
  });
  // A key is "limit:user" or "limit:user.address". The latest end of a user replaces earlier ones.
  const ends = new Map(rows.map(({ key, expire }) => [key.split(/[:.]/)[1], toSiteTime(expire, now)]));
  return { endOf: (userId) => ends.get(limitKey(userId)) ?? null };
}

/** Lets the user sign in again at once. */
export async function deleteLocks(transaction: Database, userId: string): Promise<void> {
  await transaction.rateLimit.deleteMany({
    where: { OR: limits.map(({ keyPrefix }) => ({ key: { startsWith: `${keyPrefix}:${limitKey(userId)}` } })) },
  });
}

/** Throws 404 for an unknown id. */
export async function unlockUser(actor: Actor, id: string, now: Date): Promise<true> {
  return write<true>(actor, endpoints.unlockUser, async ({ transaction, audit }) => {
    const { name } = await readUser(transaction, id);
    const lock = await transaction.rateLimit.findFirst({
      where: usedUp(limitKey(id)),
      select: { expire: true },
      orderBy: { expire: "desc" },
    });
    if (!lock) return true;
    await deleteLocks(transaction, id);
    const lockedUntil = toSiteTime(lock.expire, now);
    audit({ entity: "User", entityId: id, name, before: { lockedUntil }, after: { lockedUntil: null } });
    return true;
  });
}
