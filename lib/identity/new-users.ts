import "server-only";
import type { UserModel } from "@/lib/generated/prisma/models";
import type { NewUser } from "@/lib/identity/inputs";
import { usedEmail } from "@/lib/identity/labels";
import { toGivenPassword } from "@/lib/identity/password";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import { refuseEasyPassword } from "@/lib/identity/password-strength";
import { emailIsUsed, findUser, refuseUsedEmail } from "@/lib/identity/users";
import type { UnitOfWork } from "@/lib/platform/write/write";

type PasswordColumns = Partial<Awaited<ReturnType<typeof toGivenPassword>>>;

/**
 * The columns of the user's password, none for an invited user. To be called before the transaction, because hashing takes a
 * while. Throws 409 for a used e-mail address, 422 for an easy password, and 503 if too many passwords wait; `at` is the
 * prefix of the request's fields.
 */
export async function preparePassword(
  { email, name, password = "", invite }: NewUser & { name: string },
  at = "",
): Promise<PasswordColumns> {
  const { id: ownerId } = await findUser(email);
  const emailErrors = ownerId ? { [`${at}email`]: [usedEmail] } : {};
  if (!invite) await refuseEasyPassword(`${at}password`, password, { name, email }, emailErrors);
  if (ownerId) throw emailIsUsed(`${at}email`);
  return invite ? {} : toGivenPassword(password);
}

type UserColumns = Pick<UserModel, "id" | "email" | "name" | "role" | "countryId">;

/** Creates users, and invites those without a password. Throws 409 for an e-mail address that is taken meanwhile. */
export async function createUsers(
  { transaction, actor, audit }: UnitOfWork,
  users: readonly (UserColumns & PasswordColumns)[],
  now: Date,
  at = "",
): Promise<void> {
  await transaction.user
    .createMany({ data: users.map((user) => ({ ...user, createdAt: now })) })
    .catch((error) => refuseUsedEmail(error, `${at}email`));
  for (const { id, email, name, role, countryId } of users)
    audit({ entity: "User", entityId: id, name, before: null, after: { email, name, role, countryId } });
  const invitedIds = users.filter(({ passwordHash }) => !passwordHash).map(({ id }) => id);
  if (invitedIds.length > 0)
    await queuePasswordMails(transaction, "INVITATION", invitedIds, { createdById: actor.id, now });
}
