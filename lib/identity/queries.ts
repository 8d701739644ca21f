import "server-only";
import { participating } from "@/lib/edition/participating";
import { currentEdition } from "@/lib/edition/queries";
import type { UserRole } from "@/lib/generated/prisma/enums";
import type { UserOrderByWithRelationInput, UserWhereInput } from "@/lib/generated/prisma/models";
import type { ListedUser, User } from "@/lib/identity/schema";
import { findLocks } from "@/lib/identity/sign-in-locks";
import { listedUserSelect, toListedUser, toUser, userSelect } from "@/lib/identity/views";
import { db } from "@/lib/platform/db/client";
import { formatTime } from "@/lib/platform/time/time";

const orderBy: UserOrderByWithRelationInput[] = [{ name: "asc" }, { email: "asc" }];

/** Registrators whose country has no team in the current edition. */
export const withoutTeam = {
  role: "TeamRegistrator",
  disabledAt: null,
  country: { teams: { none: { ...participating, edition: { isCurrent: true } } } },
} as const satisfies UserWhereInput;

/** All users, or those created at one instant: an import creates all its users at the same one. */
export async function listUsers(createdAt: Date | null = null): Promise<ListedUser[]> {
  const where = createdAt ? { createdAt } : {};
  const rows = await db().user.findMany({ where, select: listedUserSelect, orderBy });
  return rows.map(toListedUser);
}

export async function listUsersOfRole(role: UserRole): Promise<User[]> {
  const rows = await db().user.findMany({ where: { role }, select: userSelect, orderBy });
  return rows.map(toUser);
}

/** Users for the control panel's list; `lockedUntil` is local to the venue. */
export async function listUserRows(now: Date, createdAt: Date | null = null) {
  const [{ timeZone }, countries, users, locks, registrators] = await Promise.all([
    currentEdition(),
    db().country.findMany({ select: { id: true, name: true } }),
    listUsers(createdAt),
    findLocks(now),
    db().user.findMany({ where: withoutTeam, select: { id: true } }),
  ]);
  return users.map((user) => {
    const lockEnd = locks.endOf(user.id);
    return {
      ...user,
      country: countries.find(({ id }) => id === user.countryId)?.name ?? null,
      lockedUntil: lockEnd && formatTime(lockEnd, timeZone),
      hasNoTeam: registrators.some(({ id }) => id === user.id),
    };
  });
}
