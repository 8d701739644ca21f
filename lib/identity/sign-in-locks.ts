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

/** An empty key stands for all users. */
const usedUp = (userKey: string): RateLimitWhereInput => ({
  expire: { gt: Date.now() },
  OR: limits.map(({ keyPrefix, points }) => ({
    key: { startsWith: `${keyPrefix}:${userKey}` },
    points: { gte: points },
  })),
});

/** The limits use the computer's clock. */
const toSiteTime = (expire: bigint | null, now: Date) => new Date(now.getTime() + Number(expire) - Date.now());

/** Returns when sign-ins of a user are possible again everywhere. */
export async function findLocks(now: Date): Promise<{ endOf: (userId: string) => Date | null }> {
  const rows = await db().rateLimit.findMany({
    where: usedUp(""),
    select: { key: true, expire: true },
    orderBy: { expire: "asc" },
  });
  // The key is the limit's name, the user and the address.
  const ends = new Map(rows.map(({ key, expire }) => [key.split(/[:.]/)[1], toSiteTime(expire, now)]));
  return { endOf: (userId) => ends.get(limitKey(userId)) ?? null };
}

export async function deleteLocks(transaction: Database, userId: string): Promise<void> {
  await transaction.rateLimit.deleteMany({
    where: { OR: limits.map(({ keyPrefix }) => ({ key: { startsWith: `${keyPrefix}:${limitKey(userId)}` } })) },
  });
}

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
