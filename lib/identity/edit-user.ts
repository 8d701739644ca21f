import "server-only";
import * as endpoints from "@/lib/identity/endpoints";
import type { UserEdit } from "@/lib/identity/inputs";
import type { ListedUser } from "@/lib/identity/schema";
import {
  lockUser,
  requireCountry,
  requireOtherAdministrator,
  sessionsEnded,
  updateUser,
  withdrawMails,
} from "@/lib/identity/users";
import { toListedUser } from "@/lib/identity/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";

/** Throws 409 for a guide of the current edition. */
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
 * Another role or country ends the user's sessions. Throws 404 for an unknown id, 409 for a stale version, a used e-mail
 * address or a role that must stay, and 422 for a country that does not exist.
 */
export async function editUser(actor: Actor, id: string, { version, ...after }: UserEdit): Promise<ListedUser> {
  await requireCountry(after.countryId);
  return write(actor, endpoints.editUser, async (unit) => {
    const { transaction } = unit;
    const user = await lockUser(transaction, id);
    await requireVersion(transaction, {
      stored: user.version,
      given: version,
      changes: { entity: "User", entityId: id },
      current: () => toListedUser(user),
    });
    const isRoleChanged = user.role !== after.role;
    if (isRoleChanged) {
      if (id === actor.id) throw new AppError(409, "You cannot take the role Administrator from yourself.");
      if (user.role === "Administrator") await requireOtherAdministrator(transaction, id);
      if (user.role === "Guide") await requireNoGuide(transaction, id, user.name);
    }
    const hasOtherRights = isRoleChanged || user.countryId !== after.countryId;
    if (hasOtherRights) await withdrawMails(transaction, id);
    else if (user.email !== after.email) await withdrawMails(transaction, id, after.email);
    const data = { ...after, version: { increment: 1 }, ...(hasOtherRights && sessionsEnded) };
    return updateUser(unit, id, data, { before: pick(user, after), after });
  });
}
