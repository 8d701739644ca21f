import "server-only";
import type { Actor } from "@/lib/auth/session";
import { requireCountry } from "@/lib/country/ownership";
import { db } from "@/lib/db";
import type { Leader, LeaderRecord } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams } from "@/lib/leader/views";
import { personSelect, toPerson, travelSelect } from "@/lib/person/views";

/** The leaders of a country in the current edition, by name, for choosing from. Throws 403 for another country's registrator. */
export async function listLeadersOfCountry(actor: Actor, countryId: string): Promise<Leader[]> {
  requireCountry(actor, countryId);
  const leaders = await db().leader.findMany({
    where: { person: { countryId, edition: { isCurrent: true } } },
    select: leaderWithTeams,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.map(toLeaderWithTeams);
}

const ledTeam = { select: { name: true, group: true, ...travelSelect }, orderBy: { name: "asc" } } as const;

/** Every leader of the current edition by name, one record per team led (specification, section 3, "Leader record"). */
export async function listLeaderRecords(): Promise<LeaderRecord[]> {
  const leaders = await db().leader.findMany({
    where: { person: { edition: { isCurrent: true } } },
    select: { phoneNumber: true, email: true, person: { select: personSelect }, teams: ledTeam, deputyOf: ledTeam },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.flatMap(({ person, phoneNumber, email, teams, deputyOf }) => {
    const led = [
      ...teams.map((team) => ({ team, isDeputy: false })),
      ...deputyOf.map((team) => ({ team, isDeputy: true })),
    ];
    return led.map(({ team: { name, group, ...travel }, isDeputy }) => ({
      person: toPerson(person, ["LEADER"], travel),
      phoneNumber,
      email,
      teamName: name,
      teamGroup: group,
      isDeputy,
    }));
  });
}
