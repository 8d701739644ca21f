import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { personDetails } from "@/lib/person/views";
import type { Database } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { conflict, invalid, notFound } from "@/lib/platform/errors/problem";

/** Throws 422 unless the user is enabled and has the role Guide, 409 for a guide of the edition. */
export async function lockGuideUser(transaction: Database, editionId: string, userId: string): Promise<void> {
  await lockRow(transaction, "User", userId);
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
  teams: { select: { id: true, name: true } },
} as const;

/** Throws 404. */
export async function lockGuide(transaction: Database, edition: EditionRow, id: string) {
  await lockRow(transaction, "Guide", id);
  const found = await transaction.guide.findFirst({ where: { id, editionId: edition.id }, select });
  if (!found) throw notFound("guide");
  return found;
}
