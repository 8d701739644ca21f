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

export function toUser(row: UserGetPayload<{ select: typeof userSelect }>): User {
  return { ...row, username: row.email };
}

export const listedUserSelect = {
  ...userSelect,
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
