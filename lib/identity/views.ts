import type { UserGetPayload, UserSelect } from "@/lib/generated/prisma/models";
import { decryptPassword } from "@/lib/identity/given-password";
import type { ListedUser, User } from "@/lib/identity/schema";
import { type Actor, actorSelect } from "@/lib/platform/auth/session";

export function toUser(row: Actor): User {
  return { ...row, username: row.email };
}

export const listedUserSelect = {
  ...actorSelect,
  encryptedGivenPassword: true,
  passwordHash: true,
  disabledAt: true,
  version: true,
} as const satisfies UserSelect;

type ListedUserRow = UserGetPayload<{ select: typeof listedUserSelect }>;

export function toListedUser({
  encryptedGivenPassword,
  passwordHash,
  disabledAt,
  version,
  ...row
}: ListedUserRow): ListedUser {
  return {
    ...toUser(row),
    version,
    givenPassword: encryptedGivenPassword && decryptPassword(encryptedGivenPassword),
    hasPassword: passwordHash !== null,
    disabled: disabledAt !== null,
  };
}
