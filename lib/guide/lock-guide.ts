import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { personDetails } from "@/lib/person/views";
import type { Database } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { invalid, notFound } from "@/lib/platform/errors/problem";

/** Throws 422 unless the account is enabled and has the role Guide. */
export async function lockGuideAccount(transaction: Database, userId: string): Promise<void> {
  await lockRow(transaction, "User", userId);
  const account = await transaction.user.count({ where: { id: userId, role: "Guide", disabledAt: null } });
  if (account === 0) throw invalid({ userId: ["Choose a user with the role Guide."] });
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
