import "server-only";
import { readEdition } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { type DocumentName, printDocuments } from "@/lib/print/documents";
import * as endpoints from "@/lib/print/endpoints";
import { fingerprintOf } from "@/lib/print/printable";
import { listPrintables } from "@/lib/print/queries";

/**
 * The fingerprint proves that the page showed these items. Throws 404 for an unknown year, 409 if an item has changed since,
 * and 422 for a day that the document does not have.
 */
export async function markAsPrinted(
  actor: Actor,
  document: DocumentName,
  givenYear: number | undefined,
  { day, personIds, fingerprint }: endpoints.MarkAsPrintedInput,
  printedAt: Date,
): Promise<{ count: number }> {
  const { title, stored, days } = printDocuments[document];
  if (!days.some((printedDay) => printedDay === day))
    throw invalid({ day: [`There are no ${title.toLowerCase()} of this day.`] });
  const edition = await readEdition(givenYear);
  const { id: editionId, year } = edition;
  const itemByPerson = new Map((await listPrintables[document](edition, day)).map((item) => [item.personId, item]));
  const items = [...new Set(personIds)].flatMap((id) => itemByPerson.get(id) ?? []);
  if (fingerprintOf(items) !== fingerprint) {
    throw new AppError(
      409,
      `The ${title.toLowerCase()} have changed since this page was opened. Check them, print them again, then mark them.`,
    );
  }
  await write(actor, endpoints.markAsPrinted, async ({ transaction, audit }) => {
    const { id: runId } = await transaction.printRun.create({
      data: { editionId, document: stored, day, printedAt, printedById: actor.id },
      select: { id: true },
    });
    const printed = items.map(({ personId, content }) => ({ runId, personId, content }));
    await insertRows(transaction, "PrintedItem", printed);
    const after = { document: title, day, printed: items.length };
    audit({ entity: "Edition", entityId: editionId, name: String(year), before: null, after });
  });
  return { count: items.length };
}
