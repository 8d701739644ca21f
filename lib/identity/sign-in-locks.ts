import "server-only";
import type { RateLimitWhereInput } from "@/lib/generated/prisma/models";
import { readAccount } from "@/lib/identity/accounts";
import * as endpoints from "@/lib/identity/endpoints";
import { perAccount, perPair } from "@/lib/identity/sign-in-limits";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { limitKey } from "@/lib/platform/http/rate-limit";
import { write } from "@/lib/platform/write/write";

const limits = [perPair, perAccount];

/** An empty key stands for all accounts. */
const usedUp = (accountKey: string): RateLimitWhereInput => ({
  expire: { gt: Date.now() },
  OR: limits.map(({ keyPrefix, points }) => ({
    key: { startsWith: `${keyPrefix}:${accountKey}` },
    points: { gte: points },
  })),
});

/** The limits use the computer's clock. */
const toSiteTime = (expire: bigint | null, now: Date) => new Date(now.getTime() + Number(expire) - Date.now());

/** Returns when sign-ins of an account are possible again everywhere. */
export async function findLocks(now: Date): Promise<{ endOf: (accountId: string) => Date | null }> {
  const rows = await db().rateLimit.findMany({
    where: usedUp(""),
    select: { key: true, expire: true },
    orderBy: { expire: "asc" },
  });
  // The key is the limit's name, the account and the address.
  const ends = new Map(rows.map(({ key, expire }) => [key.split(/[:.]/)[1], toSiteTime(expire, now)]));
  return { endOf: (accountId) => ends.get(limitKey(accountId)) ?? null };
}

export async function unlockAccount(actor: Actor, id: string, now: Date): Promise<true> {
  return write<true>(actor, endpoints.unlockAccount, async ({ transaction, audit }) => {
    const { name } = await readAccount(transaction, id);
    const accountKey = limitKey(id);
    const lock = await transaction.rateLimit.findFirst({
      where: usedUp(accountKey),
      select: { expire: true },
      orderBy: { expire: "desc" },
    });
    if (!lock) return true;
    await transaction.rateLimit.deleteMany({
      where: { OR: limits.map(({ keyPrefix }) => ({ key: { startsWith: `${keyPrefix}:${accountKey}` } })) },
    });
    const lockedUntil = toSiteTime(lock.expire, now);
    audit({ entity: "User", entityId: id, name, before: { lockedUntil }, after: { lockedUntil: null } });
    return true;
  });
}
