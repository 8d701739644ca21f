import { placeholderContact } from "@/lib/edition/rules";
import type { Database } from "@/lib/platform/db/client";
import { committeeRows } from "@/prisma/seed/demo/committees";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { scheduleRows } from "@/prisma/seed/demo/schedule";

/** What the organizers write themselves; the control panel lists it until it is done (lib/site/pages/first-steps.ts). */
const unwritten = {
  contactEmail: placeholderContact,
  welcomeText: "",
  rules: "",
  environmentDescription: "",
  juniorsBornOnOrAfter: null,
  seniorsBornOnOrAfter: null,
  invitationLetter: "",
  materials: "",
  venueAddress: null,
  venueCoordinates: null,
};

/**
 * Creates the 2025 edition (dates, lists, schedule and empty committees, without texts) unless there is an edition
 * already. Returns whether it was created.
 */
export async function ensureFirstEdition(
  db: Pick<Database, "edition" | "committee" | "scheduleItem">,
): Promise<boolean> {
  if ((await db.edition.count()) > 0) return false;
  await db.edition.createMany({ data: [{ ...demoEdition, ...unwritten }], skipDuplicates: true });
  await db.committee.createMany({ data: committeeRows, skipDuplicates: true });
  await db.scheduleItem.createMany({ data: scheduleRows, skipDuplicates: true });
  return true;
}
