import type { Database } from "@/lib/db";
import { committeeRows } from "@/prisma/seed/demo/committees";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { scheduleRows } from "@/prisma/seed/demo/schedule";

/**
 * Creates the 2025 edition (dates, lists, schedule and empty committees) unless there is an edition already. Returns
 * whether it was created.
 */
export async function ensureFirstEdition(
  db: Pick<Database, "edition" | "committee" | "scheduleItem">,
): Promise<boolean> {
  if ((await db.edition.count()) > 0) return false;
  const edition = { ...demoEdition, invitationLetterUrl: null, materialsUrl: null };
  await db.edition.createMany({ data: [edition], skipDuplicates: true });
  await db.committee.createMany({ data: committeeRows, skipDuplicates: true });
  await db.scheduleItem.createMany({ data: scheduleRows, skipDuplicates: true });
  return true;
}
