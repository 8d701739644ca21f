import "server-only";
import type { RateLimitWhereInput } from "@/lib/generated/prisma/models";
import { readAccount } from "@/lib/identity/accounts";
import * as endpoints from "@/lib/identity/endpoints";
import { pairPrefix, perAccount, perPair, perPairUnderAttack } from "@/lib/identity/sign-in-limits";
import type { Actor } from "@/lib/platform/auth/session";
import { db, inTransaction } from "@/lib/platform/db/client";
import { limitKey } from "@/lib/platform/http/rate-limit";
import { recordChanges } from "@/lib/platform/write/audit-log";

const pairLimits = [perPair, perPairUnderAttack];

/** The used-up limits among those whose keys begin with `prefix` behind the limit's name. */
const usedUp = (prefix: string): RateLimitWhereInput => ({
  expire: { gt: Date.now() },
  OR: pairLimits.map(({ name, points }) => ({ key: { startsWith: `${name}:${prefix}` }, points: { gte: points } })),
});

/** The end of a limit by the site's clock, `now`; the limits themselves use the computer's. */
const toSiteTime = (expire: bigint | null, now: Date) => new Date(now.getTime() + Number(expire) - Date.now());

/** Until when sign-ins of an account are refused somewhere, after too many failed ones; null for an unlocked account. */
export async function findLocks(now: Date): Promise<{ endOf: (accountId: string) => Date | null }> {
  const limits = await db().rateLimit.findMany({
    where: usedUp(""),
    select: { key: true, expire: true },
    orderBy: { expire: "asc" },
  });
  const ends = new Map(
    limits.map(({ key, expire }) => [key.slice(key.indexOf(":") + 1, key.indexOf(".") + 1), toSiteTime(expire, now)]),
  );
  return { endOf: (accountId) => ends.get(pairPrefix(accountId)) ?? null };
}

/** Lets a locked account sign in again; does nothing for one that is not locked. Throws 404. */
export async function unlockAccount(actor: Actor, id: string, now: Date): Promise<true> {
  return inTransaction<true>(async (transaction) => {
    const { name } = await readAccount(transaction, id);
    const prefix = pairPrefix(id);
    const lock = await transaction.rateLimit.findFirst({
      where: usedUp(prefix),
      select: { expire: true },
      orderBy: { expire: "desc" },
    });
    if (!lock) return true;
    await transaction.rateLimit.deleteMany({
      where: {
        OR: [
          { key: `${perAccount.name}:${limitKey(id)}` },
          ...pairLimits.map(({ name }) => ({ key: { startsWith: `${name}:${prefix}` } })),
        ],
      },
    });
    const lockedUntil = toSiteTime(lock.expire, now);
    await recordChanges(transaction, actor, endpoints.unlockAccount, [
      { entity: "User", entityId: id, name, before: { lockedUntil }, after: { lockedUntil: null } },
    ]);
    return true;
  });
}
