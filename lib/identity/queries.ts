import "server-only";
import { participating } from "@/lib/edition/participating";
import type { UserRole } from "@/lib/generated/prisma/enums";
import type { UserOrderByWithRelationInput, UserWhereInput } from "@/lib/generated/prisma/models";
import type { ListedUser, User } from "@/lib/identity/schema";
import { listedUserSelect, toListedUser, toUser } from "@/lib/identity/views";
import { actorSelect } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";

const orderBy: UserOrderByWithRelationInput[] = [{ name: "asc" }, { email: "asc" }];

/** Filters the enabled registrators whose country has no team in the current edition. */
export const withoutTeam = {
  role: "TeamRegistrator",
  disabledAt: null,
  country: { teams: { none: { ...participating, edition: { isCurrent: true } } } },
} as const satisfies UserWhereInput;

/** The ids of the registrators without a team. */
export async function findIdsWithoutTeam(): Promise<ReadonlySet<string>> {
  const users = await db().user.findMany({ where: withoutTeam, select: { id: true } });
  return new Set(users.map(({ id }) => id));
}

/** All accounts by name, or those created at an instant, with the passwords that were given to them. */
export async function listUsers(createdAt: Date | null = null): Promise<ListedUser[]> {
  const where = createdAt ? { createdAt } : {};
  const rows = await db().user.findMany({ where, select: listedUserSelect, orderBy });
  return rows.map(toListedUser);
}

/** The accounts with a role, by name. */
export async function listUsersOfRole(role: UserRole): Promise<User[]> {
  const rows = await db().user.findMany({ where: { role }, select: actorSelect, orderBy });
  return rows.map(toUser);
}
