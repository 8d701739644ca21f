import type { Database } from "@/lib/db";
import { committeeRows } from "@/prisma/seed/demo/committees";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { scheduleRows } from "@/prisma/seed/demo/schedule";

/**
 * Gives a new deployment the 2025 edition to begin with (its dates, lists, schedule and committees, nobody in them yet),
 * unless it has an edition already; returns whether it did.
 */
export async function ensureFirstEdition(
  db: Pick<Database, "edition" | "committee" | "scheduleItem">,
  contactEmail: string,
): Promise<boolean> {
  if ((await db.edition.count()) > 0) return false;
  const edition = { ...demoEdition, contactEmail, invitationLetterUrl: null, materialsUrl: null };
  await db.edition.createMany({ data: [edition], skipDuplicates: true });
  await db.committee.createMany({ data: committeeRows, skipDuplicates: true });
  await db.scheduleItem.createMany({ data: scheduleRows, skipDuplicates: true });
  return true;
}
