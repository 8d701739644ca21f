import "server-only";
import { listBadges } from "@/lib/print/badges";
import type { Day, DocumentName } from "@/lib/print/documents";
import type { Printable } from "@/lib/print/printable";

/** Lists what a document prints in the current edition, on one competition day if it is made for each. */
export const listPrintables: Record<DocumentName, (day: Day) => Promise<readonly Printable[]>> = {
  badges: listBadges,
};
