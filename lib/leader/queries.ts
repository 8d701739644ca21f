import "server-only";
import { requireOwnCountry } from "@/lib/country/rules";
import { editableBy, participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { Leader, LeaderRecord } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams, type UnusedLeader } from "@/lib/leader/views";
import { personSelect, toPerson } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { travelSelect } from "@/lib/travel/views";

/** The country's leaders in the current edition. Throws 403 for another country's registrator. */
export async function listLeadersOfCountry(actor: Actor, countryId: string): Promise<Leader[]> {
  requireOwnCountry(actor, countryId);
  const leaders = await db().leader.findMany({
    where: { person: { countryId, edition: ofYear() } },
    select: leaderWithTeams,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.map(toLeaderWithTeams);
}

const ledTeamsSelect = {
  where: participating,
  select: { name: true, group: true, ...travelSelect },
  orderBy: { name: "asc" },
} as const;

/** One record per team led (specification, section 3, "Leader record"). */
export async function listLeaderRecords(year?: number): Promise<LeaderRecord[]> {
  const leaders = await db().leader.findMany({
    where: { person: { edition: ofYear(year) } },
    select: {
      phoneNumber: true,
      email: true,
      person: { select: personSelect },
      teams: ledTeamsSelect,
      deputyOf: ledTeamsSelect,
    },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.flatMap(({ person, phoneNumber, email, teams, deputyOf }) => {
    const ledTeams = [
      ...teams.map((team) => ({ team, isDeputy: false })),
      ...deputyOf.map((team) => ({ team, isDeputy: true })),
    ];
    return ledTeams.map(({ team: { name, group, ...travel }, isDeputy }) => ({
      person: toPerson(person, ["LEADER"], travel),
      phoneNumber,
      email,
      teamName: name,
      teamGroup: group,
      isDeputy,
    }));
  });
}

/** The leaders without a team whom the actor may change. */
export async function listUnusedLeaders(actor: Actor): Promise<UnusedLeader[]> {
  const leaders = await db().leader.findMany({
    where: { person: editableBy(actor), teams: { none: {} }, deputyOf: { none: {} } },
    select: {
      id: true,
      email: true,
      phoneNumber: true,
      person: { select: { fullName: true, country: { select: { name: true } } } },
    },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.map(({ person, ...leader }) => ({
    ...leader,
    fullName: person.fullName,
    countryName: person.country.name,
  }));
}
