import "server-only";
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { UserModel } from "@/lib/generated/prisma/models";
import { checkEmails, type UsersFile } from "@/lib/identity/csv/read-users";
import { generatePassword } from "@/lib/identity/generate-password";
import { toGivenPassword } from "@/lib/identity/password";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import type { Database } from "@/lib/platform/db/client";

/** Leaves room in the queue of the password threads for people who sign in meanwhile. */
const limitHashing = pLimit(2);

/** Each account of a file with its user, who has a generated password unless they are invited. */
export function makeUsers<A extends { name: string; email: string }>(
  accounts: readonly A[],
  invite: boolean,
  accessOf: (account: A) => Pick<UserModel, "role" | "countryId">,
) {
  const withUser = async (account: A) => {
    const password = invite ? {} : await limitHashing(() => toGivenPassword(generatePassword()));
    const { email, name } = account;
    return { account, user: { id: randomUUID(), email, name, ...accessOf(account), ...password } };
  };
  return Promise.all(accounts.map(withUser));
}

/** Throws 422 with all `errors` of the file, also for addresses that are used or occur twice. */
export async function refuseUsedEmails(database: Database, file: UsersFile, errors: FileErrors): Promise<void> {
  const stored = await database.user.findMany({ select: { email: true } });
  const usedEmails = stored.map(({ email }) => email);
  checkEmails(file, usedEmails, errors);
  errors.throwIfAny();
}
