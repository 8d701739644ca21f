import "server-only";
import { randomUUID } from "node:crypto";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { db } from "@/lib/db";
import type { UserRole } from "@/lib/generated/prisma/enums";
import type { UserGetPayload } from "@/lib/generated/prisma/models";
import { invalid } from "@/lib/http/problem";
import { encryptPassword, readablePassword } from "@/lib/identity/given-password";
import { hashPassword } from "@/lib/identity/password";
import type { ListedUser, RegisterInput, User } from "@/lib/identity/schema";

const select = { id: true, email: true, name: true, role: true, countryId: true } as const;

/** Makes an account (api.md, POST /api/Identity/Register). Throws 409 for an e-mail that is in use, whatever its case, and 422. */
export async function registerUser(actor: Actor, given: RegisterInput): Promise<User> {
  const { email, name, password, role, countryId } = given;
  if (countryId && (await db().country.count({ where: { id: countryId } })) === 0) {
    throw invalid({ countryId: ["There is no such country."] });
  }
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  const account = { email, name, role, countryId };
  await db().$transaction(async (transaction) => {
    const encryptedGivenPassword = encryptPassword(password);
    await transaction.user.createMany({ data: [{ id, ...account, passwordHash, encryptedGivenPassword }] });
    await recordChanges(transaction, actor, "POST /api/Identity/Register", [
      { entity: "User", entityId: id, before: null, after: account },
    ]);
  });
  return { id, ...account, username: email };
}

/** The columns a ListedUser is made from. */
export const listedUserSelect = { ...select, encryptedGivenPassword: true, disabledAt: true } as const;

/** An account for the administrators. */
export function toListedUser({
  encryptedGivenPassword,
  disabledAt,
  ...user
}: UserGetPayload<{ select: typeof listedUserSelect }>): ListedUser {
  return {
    ...user,
    username: user.email,
    givenPassword: encryptedGivenPassword && readablePassword(encryptedGivenPassword),
    disabled: disabledAt !== null,
  };
}

/** Every account with the password to hand out, by name. */
export async function listUsersWithPasswords(): Promise<ListedUser[]> {
  const users = await db().user.findMany({
    select: listedUserSelect,
    orderBy: [{ name: "asc" }, { email: "asc" }],
  });
  return users.map(toListedUser);
}

/** The accounts of a role, by name. */
export async function listUsersOfRole(role: UserRole): Promise<User[]> {
  const users = await db().user.findMany({ where: { role }, select, orderBy: [{ name: "asc" }, { email: "asc" }] });
  return users.map((user) => ({ ...user, username: user.email }));
}
