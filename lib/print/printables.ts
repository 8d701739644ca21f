import "server-only";
import { listBadges } from "@/lib/print/badges";
import { listCertificates } from "@/lib/print/certificates";
import { listDiplomas } from "@/lib/print/diplomas";
import type { Day, DocumentName } from "@/lib/print/documents";
import { listLabels } from "@/lib/print/labels";
import type { Printable } from "@/lib/print/printable";
import { listSlips } from "@/lib/print/slips";

/** Lists what a document prints in the current edition, on one competition day if it is made for each. */
export const listPrintables: Record<DocumentName, (day: Day) => Promise<readonly Printable[]>> = {
  badges: listBadges,
  labels: (day) => listLabels(day ?? 1),
  slips: (day) => listSlips(day ?? 1),
  certificates: listCertificates,
  diplomas: listDiplomas,
};
