import type { UserGetPayload, UserSelect } from "@/lib/generated/prisma/models";
import { decryptPassword } from "@/lib/identity/given-password";
import type { ListedUser, User } from "@/lib/identity/schema";

export const userSelect = {
  id: true,
  email: true,
  name: true,
  role: true,
  countryId: true,
} as const satisfies UserSelect;

type UserRow = UserGetPayload<{ select: typeof userSelect }>;

export function toUser(row: UserRow): User {
  return { ...row, username: row.email };
}

export const listedUserSelect = {
  ...userSelect,
  encryptedGivenPassword: true,
  disabledAt: true,
  version: true,
} as const satisfies UserSelect;

type ListedUserRow = UserGetPayload<{ select: typeof listedUserSelect }>;

/** An account as administrators see it, with its given password decrypted. */
export function toListedUser({ encryptedGivenPassword, disabledAt, version, ...row }: ListedUserRow): ListedUser {
  return {
    ...toUser(row),
    version,
    givenPassword: encryptedGivenPassword && decryptPassword(encryptedGivenPassword),
    disabled: disabledAt !== null,
  };
}
