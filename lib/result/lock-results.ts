import "server-only";
import { lockEditionOf } from "@/lib/edition/lock-edition";
import { requireNotFinal } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { requireVersion } from "@/lib/platform/write/version";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { giveMentions, updateHonours } from "@/lib/result/endpoints";

export interface ResultsEdit {
  version: number | null | undefined;
  /** The stored record for the 409; null if it was deleted. */
  current: (edition: EditionRow) => Promise<object | null> | object;
}

/**
 * Locks the current edition FOR UPDATE, so that no other write to results, teams or contestants runs meanwhile. Returns
 * the edition of `year`, without it the current one. Throws 404 for an unknown year, and 409 for a stale version.
 */
export async function lockResults({ transaction }: UnitOfWork, edit?: ResultsEdit, year?: number): Promise<EditionRow> {
  const edition = await lockEditionOf(transaction, year);
  const { id: entityId, resultsVersion: stored } = edition;
  if (edit)
    await requireVersion(transaction, {
      stored,
      given: edit.version,
      changes: {
        OR: [
          { entity: "Edition", entityId, action: { contains: "/api/Result/" } },
          // Honours are audited as changes of contestants, and only those of the current edition can change.
          ...(edition.isCurrent
            ? [{ entity: "Contestant", action: { in: [updateHonours.key, giveMentions.key] } }]
            : []),
        ],
      },
      async current() {
        const part = await edit.current(edition);
        return part && { ...part, version: stored };
      },
    });
  return edition;
}

/** Locks as `lockResults`, and throws 409 for final results too. */
export async function lockOpenResults(unit: UnitOfWork, edit?: ResultsEdit): Promise<EditionRow> {
  const edition = await lockResults(unit, edit);
  requireNotFinal(edition);
  return edition;
}
