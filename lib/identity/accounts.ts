import "server-only";
import type { UserUncheckedUpdateInput } from "@/lib/generated/prisma/models";
import type { ListedUser } from "@/lib/identity/schema";
import { listedUserSelect, toListedUser } from "@/lib/identity/views";
import { type Database, db } from "@/lib/platform/db/client";
import { invalid, notFound } from "@/lib/platform/errors/problem";
import type { AuditedFields } from "@/lib/platform/write/changes";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** What ends all sessions of an account. */
export const endSessions = { tokenVersion: { increment: 1 } } as const;

/** Throws 422 for a country that does not exist. */
export async function requireCountry(countryId: string | null): Promise<void> {
  if (countryId && (await db().country.count({ where: { id: countryId } })) === 0) {
    throw invalid({ countryId: ["There is no such country."] });
  }
}

/** The stored account. Throws 404. */
export async function readAccount(transaction: Database, id: string) {
  const account = await transaction.user.findUnique({ where: { id }, select: listedUserSelect });
  if (!account) throw notFound("account");
  return account;
}

/** Updates an account and audits the change. */
export async function updateAccount(
  { transaction, audit }: UnitOfWork,
  id: string,
  data: UserUncheckedUpdateInput,
  change: { before: AuditedFields | null; after: AuditedFields },
): Promise<ListedUser> {
  const account = await transaction.user.update({ where: { id }, data, select: listedUserSelect });
  audit({ entity: "User", entityId: id, name: account.name, ...change });
  return toListedUser(account);
}
