import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { db } from "@/lib/platform/db/client";
import { listBadges } from "@/lib/print/badges";
import { listCertificates } from "@/lib/print/certificates";
import { listDiplomas } from "@/lib/print/diplomas";
import { type Day, type DocumentName, printDocuments } from "@/lib/print/documents";
import { type ComparedWithPrinted, type DocumentSummary, isChanged, type Printable } from "@/lib/print/printable";
import { listSeats, toLabels } from "@/lib/print/seats";
import { listCredentials, toSlips } from "@/lib/print/slips";

export const listPrintables: Record<DocumentName, (edition: EditionRow, day: Day) => Promise<readonly Printable[]>> = {
  badges: listBadges,
  labels: async (edition, day) => toLabels(await listSeats(edition, day ?? 1)),
  slips: async (edition, day) => toSlips(await listCredentials(edition, day ?? 1)),
  certificates: async (edition) =>
    (await listCertificates(edition)).map((item) => ({ ...item, isExtra: !item.isContestant })),
  diplomas: listDiplomas,
};

export async function compareWithPrinted<Item extends Printable>(
  edition: EditionRow,
  document: DocumentName,
  day: Day,
  items: readonly Item[],
): Promise<ComparedWithPrinted<Item>> {
  const editionId = edition.id;
  const ofDocument = { editionId, document: printDocuments[document].stored, day };
  const [last, printed] = await Promise.all([
    db().printRun.findFirst({
      where: ofDocument,
      orderBy: { printedAt: "desc" },
      select: { printedAt: true, printedBy: { select: { name: true } } },
    }),
    db().printedItem.findMany({
      where: { run: ofDocument },
      orderBy: { run: { printedAt: "asc" } },
      select: { personId: true, content: true },
    }),
  ]);
  // Sorted by time, so that a person's last printed content replaces earlier ones.
  const contents = new Map(printed.map(({ personId, content }) => [personId, content]));
  return {
    edition,
    document,
    day,
    last,
    items: items.map((item) => ({ ...item, isChanged: isChanged(item, contents) })),
  };
}

export function summarizeDocument(edition: EditionRow, document: DocumentName): Promise<DocumentSummary[]> {
  const summaries = printDocuments[document].days.map(async (day) => {
    const usual = (await listPrintables[document](edition, day)).filter(({ isExtra }) => !isExtra);
    const { last, items } = await compareWithPrinted(edition, document, day, usual);
    const changed = items.filter(({ isChanged }) => isChanged).length;
    return { day, count: items.length, printedAt: last?.printedAt ?? null, changed };
  });
  return Promise.all(summaries);
}
