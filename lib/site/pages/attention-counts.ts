import "server-only";
import { leadsTeam, participating, travelling } from "@/lib/edition/participating";
import { guestRole } from "@/lib/edition/person-roles";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import { withoutTeam } from "@/lib/identity/queries";
import { db } from "@/lib/platform/db/client";
import type { Warning } from "@/lib/team/warnings";

const current = { edition: { isCurrent: true } } as const;
const contestants = { ...current, team: participating } as const;

/** How many people lack each detail. */
export type MissingCounts = Record<"picture" | "nativeName" | "tShirtSize", number>;

/** How much in the current edition waits for an administrator. */
export interface AttentionCounts {
  teamsWithoutGuide: number;
  registratorsWithoutTeam: number;
  contestants: MissingCounts;
  leaders: MissingCounts;
  guests: MissingCounts;
  contestantsWithoutUserName: number;
  contestantsWithoutSeat: number;
  warnings: Record<Warning["kind"], number>;
}

async function countMissing(where: PersonWhereInput): Promise<MissingCounts> {
  const columns = { _all: true, pictureHash: true, nativeName: true, tShirtSize: true } as const;
  const { _all, ...given } = await db().person.count({ where: { ...current, ...where }, select: columns });
  return {
    picture: _all - given.pictureHash,
    nativeName: _all - given.nativeName,
    tShirtSize: _all - given.tShirtSize,
  };
}

/** What waits for an administrator in the current edition; `warnings` are all that there are. */
export async function countAttention(warnings: readonly Warning[]): Promise<AttentionCounts> {
  const warningsOf = (kind: Warning["kind"]) => warnings.filter((warning) => warning.kind === kind).length;
  const [teamsWithoutGuide, registratorsWithoutTeam, contestantsWithoutUserName, contestantsWithoutSeat, ...missing] =
    await Promise.all([
      db().team.count({ where: { ...participating, ...current, guideId: null } }),
      db().user.count({ where: withoutTeam }),
      db().contestant.count({ where: { ...contestants, username: null } }),
      db().contestant.count({
        where: {
          ...current,
          team: travelling,
          OR: [1, 2].map((day) => ({ days: { none: { day } } })),
        },
      }),
      countMissing({ contestant: { team: participating } }),
      countMissing({ leader: leadsTeam }),
      countMissing({ assignedRoles: { has: guestRole } }),
    ]);
  const [ofContestants, ofLeaders, ofGuests] = missing;
  return {
    teamsWithoutGuide,
    registratorsWithoutTeam,
    contestants: ofContestants,
    leaders: ofLeaders,
    guests: ofGuests,
    contestantsWithoutUserName,
    contestantsWithoutSeat,
    warnings: {
      "Too old": warningsOf("Too old"),
      "Same team name": warningsOf("Same team name"),
      "Same contestant": warningsOf("Same contestant"),
    },
  };
}
