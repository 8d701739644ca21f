import "server-only";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";
import { boundaryField } from "@/lib/result/audit";
import { awards, type Boundaries, toBoundaries } from "@/lib/result/boundaries";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import type { BoundariesInput } from "@/lib/result/inputs";
import { lockOpenResults } from "@/lib/result/lock-results";

const toAudit = (group: ContestantGroup, boundaries: Boundaries) =>
  Object.fromEntries(awards.map((award) => [boundaryField(group, award), boundaries[award]?.toString() ?? null]));

/** Throws 409 for final results or a stale version. */
export function updateBoundaries(actor: Actor, group: ContestantGroup, { version, ...boundaries }: BoundariesInput) {
  return write(actor, endpoints.updateBoundaries, async (unit) => {
    const { awardBoundary } = unit.transaction;
    const read = ({ id: editionId }: { id: string }) => awardBoundary.findMany({ where: { editionId, group } });
    const edition = await lockOpenResults(unit, {
      version,
      current: async (stored) => toBoundaries(await read(stored)),
    });
    const where = { editionId: edition.id, group };
    const stored = await read(edition);
    const data = awards.flatMap((award) => {
      const points = boundaries[award];
      return points === null ? [] : [{ ...where, award, points }];
    });
    await awardBoundary.deleteMany({ where });
    await awardBoundary.createMany({ data });
    unit.audit({
      entity: "Edition",
      entityId: edition.id,
      name: String(edition.year),
      before: toAudit(group, toBoundaries(stored)),
      after: toAudit(group, boundaries),
    });
    return { ...boundaries, version: await increaseResultsVersion(unit, edition) };
  });
}
