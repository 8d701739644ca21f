import "server-only";
import { participating } from "@/lib/edition/participating";
import { requireNotFinal } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import type { StateInput } from "@/lib/result/inputs";
import { groupPlural } from "@/lib/result/labels";
import { lockResults } from "@/lib/result/lock-results";
import { canBecome } from "@/lib/result/publication";

/** Throws 422 if a group with contestants has no boundaries: they would be left without medals. */
async function requireBoundaries(transaction: Database, editionId: string): Promise<void> {
  const [teams, boundaries] = await Promise.all([
    transaction.team.groupBy({ by: ["group"], where: { editionId, ...participating, contestants: { some: {} } } }),
    transaction.awardBoundary.groupBy({ by: ["group"], where: { editionId } }),
  ]);
  const missing = teams.filter(({ group }) => !boundaries.some((boundary) => boundary.group === group));
  const names = missing.map(({ group }) => groupPlural(group)).sort();
  if (names.length > 0)
    throw invalid({ state: [`The ${names.join(" and the ")} have no medal boundaries. Set them first.`] });
}

/**
 * Throws 404 for an unknown year, 409 for a stale version, final results that stay final, or results without points, and
 * 422 for a skipped state, missing boundaries, or final results reopened without a reason.
 */
export function updateResultsState(actor: Actor, givenYear: number | undefined, input: StateInput) {
  return write(actor, endpoints.updateResultsState, async (unit) => {
    const { transaction, audit } = unit;
    const { state, reason, version } = input;
    const edition = await lockResults(
      unit,
      {
        version,
        current: ({ resultsState, unofficialAwarded }) => ({ state: resultsState, unofficialAwarded }),
      },
      givenYear,
    );
    if (state === "FINAL") requireNotFinal(edition);
    const { id, year, resultsState, unofficialAwarded } = edition;
    if (resultsState === "FINAL" && !reason)
      throw invalid({ reason: ["Say why the results are reopened; the activity log keeps it."] });
    if (!canBecome(resultsState, state)) throw invalid({ state: ["Publish the results as provisional first."] });
    if (state === "FINAL") await requireBoundaries(transaction, id);
    const isPublished = state !== "HIDDEN" && resultsState === "HIDDEN";
    if (isPublished && (await transaction.score.count({ where: { editionId: id } })) === 0)
      throw new AppError(409, "There is nothing to publish yet. Import the results first.");
    const columns = { resultsState: state, unofficialAwarded: input.unofficialAwarded ?? unofficialAwarded };
    audit({
      entity: "Edition",
      entityId: id,
      name: String(year),
      before: { resultsState, unofficialAwarded, reason: null },
      after: { ...columns, reason },
    });
    const newVersion = await increaseResultsVersion(unit, edition, columns);
    return { state, unofficialAwarded: columns.unofficialAwarded, version: newVersion };
  });
}
