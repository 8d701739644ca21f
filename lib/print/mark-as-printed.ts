import "server-only";
import { randomUUID } from "node:crypto";
import { currentEdition } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { type DocumentName, printDocuments } from "@/lib/print/documents";
import * as endpoints from "@/lib/print/endpoints";
import { fingerprintOf } from "@/lib/print/printable";
import { listPrintables } from "@/lib/print/queries";

/**
 * Stores that a document was printed for some people, with what it said about each. The fingerprint proves that this is
 * what the page showed. Throws 409 if it is not, and 422 for a day that the document is not made for.
 */
export async function markAsPrinted(
  actor: Actor,
  document: DocumentName,
  { day, personIds, fingerprint }: endpoints.MarkAsPrintedInput,
  printedAt: Date,
): Promise<{ count: number }> {
  const { title, stored, days } = printDocuments[document];
  if (!days.some((one) => one === day)) throw invalid({ day: [`There are no ${title.toLowerCase()} of this day.`] });
  const { id: editionId } = await currentEdition();
  const byPerson = new Map((await listPrintables[document](day)).map((item) => [item.personId, item]));
  const items = [...new Set(personIds)].flatMap((id) => byPerson.get(id) ?? []);
  if (fingerprintOf(items) !== fingerprint) {
    throw new AppError(
      409,
      `The ${title.toLowerCase()} have changed since this page was opened. Check them, print them again, then mark them.`,
    );
  }
  const run = { id: randomUUID(), editionId, document: stored, day, printedAt, printedById: actor.id };
  await inTransaction(async (transaction) => {
    await transaction.printRun.createMany({ data: [run] });
    await transaction.printedItem.createMany({
      data: items.map(({ personId, content }) => ({ runId: run.id, personId, content })),
    });
    const after = { document: title, day, printed: items.length };
    await recordChanges(transaction, actor, endpoints.markAsPrinted, [
      { entity: "Edition", entityId: editionId, before: null, after },
    ]);
  });
  return { count: items.length };
}
