import "server-only";
import { participating } from "@/lib/edition/participating";
import type { ContestantGroup, ResultsState } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError, invalid, notFound } from "@/lib/platform/errors/problem";
import { awardLabels } from "@/lib/result/award-labels";
import { awards, type Boundaries, noBoundaries } from "@/lib/result/boundaries";
import * as endpoints from "@/lib/result/endpoints";
import type { BoundariesInput, HonoursInput, StateInput } from "@/lib/result/inputs";
import { groupPlural } from "@/lib/result/labels";
import { formatPoints, fromColumn, toNumber } from "@/lib/result/points";
import { saveResults } from "@/lib/result/save-results";

/** Such as { juniorGold: "250" }. */
const auditedBoundaries = (group: ContestantGroup, boundaries: Boundaries) =>
  Object.fromEntries(
    awards.map((award) => {
      const points = boundaries[award];
      return [`${group.toLowerCase()}${awardLabels[award]}`, points === null ? null : formatPoints(points)];
    }),
  );

const numberOf = (points: number | null) => (points === null ? null : toNumber(points));

/** Sets the boundaries of a group's medals. Throws 409. */
export async function updateBoundaries(actor: Actor, group: ContestantGroup, { version, ...given }: BoundariesInput) {
  const write = { endpoint: endpoints.updateBoundaries, version };
  return saveResults(actor, write, async (transaction, { id: editionId }, newVersion) => {
    const where = { editionId, group };
    const stored = await transaction.awardBoundary.findMany({ where, select: { award: true, points: true } });
    const before = { ...noBoundaries };
    for (const { award, points } of stored) before[award] = fromColumn(points);
    await transaction.awardBoundary.deleteMany({ where });
    await transaction.awardBoundary.createMany({
      data: awards.flatMap((award) => {
        const points = given[award];
        return points === null ? [] : [{ ...where, award, points: formatPoints(points) }];
      }),
    });
    return {
      audit: [
        {
          entity: "Edition",
          entityId: editionId,
          before: auditedBoundaries(group, before),
          after: auditedBoundaries(group, given),
        },
      ],
      result: {
        GOLD: numberOf(given.GOLD),
        SILVER: numberOf(given.SILVER),
        BRONZE: numberOf(given.BRONZE),
        version: newVersion,
      },
    };
  });
}

/** Stores a contestant's honourable mention or disqualification. Throws 404, 409. */
export async function updateHonours(actor: Actor, id: string, { version, ...after }: HonoursInput) {
  return saveResults(
    actor,
    { endpoint: endpoints.updateHonours, version },
    async (transaction, edition, newVersion) => {
      const before = await transaction.contestant.findFirst({
        where: { id, editionId: edition.id, team: participating },
        select: { teamId: true, honourableMention: true, disqualification: true },
      });
      if (!before) throw notFound("contestant");
      const { teamId, ...honours } = before;
      // The contestant's own version stays, because everybody who edits the contestant sees it.
      await transaction.contestant.update({ where: { id }, data: after, select: { id: true } });
      return {
        audit: [{ entity: "Contestant", entityId: id, teamIds: [teamId], before: honours, after }],
        result: { id, ...after, version: newVersion },
      };
    },
  );
}

/** Throws 422 if a group with contestants has no boundaries: they would be left without medals. */
async function requireBoundaries(transaction: Database, editionId: string): Promise<void> {
  const [teams, boundaries] = await Promise.all([
    transaction.team.groupBy({ by: ["group"], where: { editionId, ...participating, contestants: { some: {} } } }),
    transaction.awardBoundary.groupBy({ by: ["group"], where: { editionId } }),
  ]);
  const missing = teams.filter(({ group }) => !boundaries.some((one) => one.group === group));
  const names = missing.map(({ group }) => groupPlural(group)).sort();
  if (names.length > 0)
    throw invalid({ state: [`The ${names.join(" and the ")} have no medal boundaries. Set them first.`] });
}

const order: readonly ResultsState[] = ["HIDDEN", "PROVISIONAL", "FINAL"];

/** Hides, publishes, finishes or reopens the results. Throws 409, 422. */
export async function updateResultsState(actor: Actor, { state, reason, version, ...given }: StateInput) {
  const write = { endpoint: endpoints.updateResultsState, version, reopens: state !== "FINAL" };
  return saveResults(actor, write, async (transaction, edition, newVersion) => {
    const before = { resultsState: edition.resultsState, unofficialAwarded: edition.unofficialAwarded };
    if (before.resultsState === "FINAL" && !reason)
      throw invalid({ reason: ["Say why the results are reopened; the activity log keeps it."] });
    if (order.indexOf(state) > order.indexOf(before.resultsState) + 1)
      throw invalid({ state: ["Publish the results as provisional first."] });
    if (state === "FINAL") await requireBoundaries(transaction, edition.id);
    const isPublished = state !== "HIDDEN" && before.resultsState === "HIDDEN";
    if (isPublished && (await transaction.score.count({ where: { editionId: edition.id } })) === 0)
      throw new AppError(409, "There is nothing to publish yet. Import the results first.");
    const columns = { resultsState: state, unofficialAwarded: given.unofficialAwarded ?? before.unofficialAwarded };
    return {
      columns,
      audit: [
        { entity: "Edition", entityId: edition.id, before: { ...before, reason: null }, after: { ...columns, reason } },
      ],
      result: { state, unofficialAwarded: columns.unofficialAwarded, version: newVersion },
    };
  });
}
