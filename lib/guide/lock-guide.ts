import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { personDetails } from "@/lib/person/views";
import type { Database } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { conflict, invalid, notFound } from "@/lib/platform/errors/problem";

/**
 * The caller has locked the user. Throws 422 unless the user is enabled and has the role Guide, and 409 if the user is a
 * guide of the edition already.
 */
export async function requireGuideUser(transaction: Database, editionId: string, userId: string): Promise<void> {
  const user = await transaction.user.findFirst({
    where: { id: userId, role: "Guide", disabledAt: null },
    select: { guides: { where: { editionId }, select: { id: true } } },
  });
  if (!user) throw invalid({ userId: ["Choose a user with the role Guide."] });
  if (user.guides.length > 0) throw conflict("userId", "This user is already a guide.");
}

const select = {
  personId: true,
  userId: true,
  phoneNumber: true,
  schoolName: true,
  classDesignator: true,
  version: true,
  person: { select: { id: true, countryId: true, ...personDetails } },
} as const;

/**
 * Locks the person too, and the users who may become this guide. Throws 404 for an id that the edition does not have.
 */
export async function lockGuide(transaction: Database, edition: EditionRow, id: string, userIds: string[] = []) {
  const where = { id, editionId: edition.id };
  const unlocked = await transaction.guide.findFirst({ where, select: { personId: true } });
  await lockRows(transaction, { User: userIds, Person: unlocked ? [unlocked.personId] : [], Guide: [id] });
  // Another request may have deleted the guide before the lock.
  const guide = await transaction.guide.findFirst({ where, select });
  if (!guide) throw notFound("guide");
  return guide;
}
