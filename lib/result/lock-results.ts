import "server-only";
import { lockEditionOf } from "@/lib/edition/lock-edition";
import { requireNotFinal } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import { requireVersion } from "@/lib/platform/write/version";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** The version that an edit of results is based on, and what is stored of that part of the results. */
export interface ResultsEdit {
  version: number | null | undefined;
  /** Null if it is gone. */
  current: (edition: EditionRow) => Promise<object | null> | object;
}

/**
 * Locks the results of the current edition or of the one of `year`. Writes to results, teams and contestants wait, because
 * each of them locks the current edition as well. Throws 404, and 409 for a stale version.
 */
export async function lockResults({ transaction }: UnitOfWork, edit?: ResultsEdit, year?: number): Promise<EditionRow> {
  const edition = await lockEditionOf(transaction, year);
  const { id: entityId, resultsVersion: stored } = edition;
  if (edit)
    await requireVersion(transaction, {
      stored,
      given: edit.version,
      changes: { entity: "Edition", entityId, action: { contains: "/api/Result/" } },
      async current() {
        const part = await edit.current(edition);
        return part && { ...part, version: stored };
      },
    });
  return edition;
}

/** As `lockResults`; throws 409 also for final results. */
export async function lockOpenResults(unit: UnitOfWork, edit?: ResultsEdit): Promise<EditionRow> {
  const edition = await lockResults(unit, edit);
  requireNotFinal(edition);
  return edition;
}

/** Updates columns of the edition and increases the version of its results, which it returns. */
export async function increaseResultsVersion(
  { transaction }: UnitOfWork,
  { id, resultsVersion }: EditionRow,
  columns: EditionUpdateInput = {},
): Promise<number> {
  const version = resultsVersion + 1;
  const data = { ...columns, resultsVersion: version };
  await transaction.edition.update({ where: { id }, data, select: { id: true } });
  return version;
}
