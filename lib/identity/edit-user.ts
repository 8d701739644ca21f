import "server-only";
import { endSessions, readAccount, requireCountry } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";
import type { UserEdit } from "@/lib/identity/inputs";
import { requireOtherAdministrator } from "@/lib/identity/last-administrator";
import type { ListedUser } from "@/lib/identity/schema";
import { listedUserSelect, toListedUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

/** Throws 409 while the account's guide record in the current edition needs the role. */
async function requireNoGuide(transaction: Database, userId: string, name: string): Promise<void> {
  const guide = await transaction.guide.findFirst({
    where: { userId, edition: { isCurrent: true } },
    select: { edition: { select: { year: true } } },
  });
  if (!guide) return;
  throw new AppError(
    409,
    `${name} is a guide of the ${guide.edition.year} edition. Delete the guide on the page Guides first.`,
  );
}

/**
 * Changes an account's details; another role or country ends its sessions. Throws 404, 409 for an e-mail in use whatever
 * its case, a stale version, and a role that the account cannot lose, and 422.
 */
export async function editUser(actor: Actor, id: string, { version, ...after }: UserEdit): Promise<ListedUser> {
  await requireCountry(after.countryId);
  return inTransaction(async (transaction) => {
    await lockRow(transaction, "User", id);
    const { version: storedVersion, ...before } = await readAccount(transaction, id);
    requireVersion(storedVersion, version);
    if (before.role !== after.role) {
      if (id === actor.id) throw new AppError(409, "You cannot take the role Administrator from yourself.");
      if (before.role === "Administrator") await requireOtherAdministrator(transaction, id);
      if (before.role === "Guide") await requireNoGuide(transaction, id, before.name);
    }
    const hasOtherRights = before.role !== after.role || before.countryId !== after.countryId;
    const stored = await transaction.user.update({
      where: { id },
      data: { ...after, version: { increment: 1 }, ...(hasOtherRights && endSessions) },
      select: listedUserSelect,
    });
    const { email, name, role, countryId } = before;
    await recordChanges(transaction, actor, endpoints.editUser, [
      { entity: "User", entityId: id, before: { email, name, role, countryId }, after },
    ]);
    return toListedUser(stored);
  });
}
