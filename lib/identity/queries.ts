import "server-only";
import { db } from "@/lib/db";
import type { UserRole } from "@/lib/generated/prisma/enums";
import type { UserOrderByWithRelationInput } from "@/lib/generated/prisma/models";
import type { ListedUser, User } from "@/lib/identity/schema";
import { listedUserSelect, toListedUser, toUser, userSelect } from "@/lib/identity/views";

const orderBy: UserOrderByWithRelationInput[] = [{ name: "asc" }, { email: "asc" }];

/** All accounts by name, or those created at an instant, with the passwords that were given to them. */
export async function listUsers(createdAt: Date | null = null): Promise<ListedUser[]> {
  const where = createdAt ? { createdAt } : {};
  const rows = await db().user.findMany({ where, select: listedUserSelect, orderBy });
  return rows.map(toListedUser);
}

/** The accounts with a role, by name. */
export async function listUsersOfRole(role: UserRole): Promise<User[]> {
  const rows = await db().user.findMany({ where: { role }, select: userSelect, orderBy });
  return rows.map(toUser);
}
