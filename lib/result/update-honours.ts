import "server-only";
import { participating } from "@/lib/edition/participating";
import type { Actor } from "@/lib/platform/auth/session";
import { notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import type { HonoursInput } from "@/lib/result/inputs";
import { lockOpenResults } from "@/lib/result/lock-results";

/** Throws 404 for a contestant who does not take part, 409 for final results or a stale version. */
export function updateHonours(actor: Actor, id: string, { version, ...after }: HonoursInput) {
  return write(actor, endpoints.updateHonours, async (unit) => {
    const { contestant } = unit.transaction;
    async function read({ id: editionId }: { id: string }) {
      const stored = await contestant.findFirst({
        where: { id, editionId, team: participating },
        select: {
          teamId: true,
          person: { select: { fullName: true } },
          honourableMention: true,
          disqualification: true,
        },
      });
      if (!stored) return null;
      const { teamId, person, ...honours } = stored;
      return { teamId, person, honours };
    }

    const edition = await lockOpenResults(unit, {
      version,
      async current(stored) {
        const found = await read(stored);
        return found && { id, ...found.honours };
      },
    });
    const found = await read(edition);
    if (!found) throw notFound("contestant");
    const { teamId, person, honours: before } = found;
    // The contestant's own version stays: a conflict would tell registrators of honours that are not public.
    await contestant.update({ where: { id }, data: after, select: { id: true } });
    unit.audit({ entity: "Contestant", entityId: id, name: person.fullName, teamIds: [teamId], before, after });
    return { id, ...after, version: await increaseResultsVersion(unit, edition) };
  });
}
