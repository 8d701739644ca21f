import "server-only";
import { currentEdition } from "@/lib/edition/queries";
import { findIdsWithoutTeam, listUsers } from "@/lib/identity/queries";
import { findLocks } from "@/lib/identity/sign-in-locks";
import { db } from "@/lib/platform/db/client";
import { formatTime } from "@/lib/platform/time/time";

/** The accounts as rows of tables: all, or those created at an instant. */
export async function listUserRows(now: Date, createdAt: Date | null = null) {
  const [{ timeZone }, countries, users, locks, withoutTeam] = await Promise.all([
    currentEdition(),
    db().country.findMany({ select: { id: true, name: true } }),
    listUsers(createdAt),
    findLocks(now),
    findIdsWithoutTeam(),
  ]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return users.map((user) => {
    const lockEnd = locks.endOf(user.id);
    return {
      ...user,
      country: names.get(user.countryId ?? "") ?? null,
      lockedUntil: lockEnd && formatTime(lockEnd, timeZone),
      hasNoTeam: withoutTeam.has(user.id),
    };
  });
}
