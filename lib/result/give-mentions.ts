import "server-only";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import { lockOpenResults } from "@/lib/result/lock-results";
import { areMedalsGiven, proposeMentions } from "@/lib/result/mentions";
import { readResults } from "@/lib/result/queries";

/**
 * Gives the mentions that the IOI's rule proposes with the stored boundaries; takes none away. Throws 409 without
 * boundaries, for final results or a stale version.
 */
export function giveMentions(actor: Actor, group: ContestantGroup, version: number | null | undefined) {
  return write(actor, endpoints.giveMentions, async (unit) => {
    const edition = await lockOpenResults(unit, { version, current: () => ({}) });
    const { groups } = await readResults(edition.id, unit.transaction);
    const groupResults = groups.find((results) => results.group === group);
    if (!groupResults || !areMedalsGiven(groupResults.boundaries))
      throw new AppError(409, "Save the boundaries of the medals first.");
    const proposed = proposeMentions(groupResults.contestants, edition.unofficialAwarded);
    const mentioned = proposed.filter(({ honourableMention }) => !honourableMention);
    const where = { id: { in: mentioned.map(({ id }) => id) } };
    await unit.transaction.contestant.updateMany({ where, data: { honourableMention: true } });
    for (const { id, fullName, teamId } of mentioned)
      unit.audit({
        entity: "Contestant",
        entityId: id,
        name: fullName,
        teamIds: [teamId],
        before: { honourableMention: false },
        after: { honourableMention: true },
      });
    return { given: mentioned.length, version: await increaseResultsVersion(unit, edition) };
  });
}
