import { drawResults, resultRows } from "@/lib/demo/draw-results";
import type { Database } from "@/lib/platform/db/client";
import { demoEdition, demoTexts } from "@/prisma/seed/demo/edition";
import type { PersonRow } from "@/prisma/seed/demo/people";
import type { TeamRows } from "@/prisma/seed/demo/teams";
import { idOf } from "@/prisma/seed/ids";

const editionId = idOf("demo:edition:2024");

const pastId = (id: string) => idOf(`demo:2024:${id}`);

export const pastEdition = {
  ...demoEdition,
  ...demoTexts(2024, "twelfth", 10),
  id: editionId,
  year: 2024,
  name: "XII International Autumn Tournament in Informatics",
  isCurrent: false,
  siteId: pastId(demoEdition.siteId),
  startDate: new Date("2024-04-10"),
  endDate: new Date("2024-04-14"),
  endOfRegistrationDate: new Date("2024-03-20T23:59:00+02:00"),
  juniorsBornOnOrAfter: new Date("2008-01-01"),
  seniorsBornOnOrAfter: new Date("2004-01-01"),
  resultsState: "FINAL",
} as const;

const earlierMs = demoEdition.startDate.getTime() - pastEdition.startDate.getTime();

/** The instant at the same distance from the first day of the past edition. */
function aYearEarlier<T extends Date | string | null | undefined>(instant: T): T | Date {
  return instant ? new Date(new Date(instant).getTime() - earlierMs) : instant;
}

const travelOf = ({ timeOfArrival, timeOfDeparture }: Pick<PersonRow, "timeOfArrival" | "timeOfDeparture">) => ({
  timeOfArrival: aYearEarlier(timeOfArrival),
  timeOfDeparture: aYearEarlier(timeOfDeparture),
});

/** The rows of the same teams a year earlier, with final results. */
export function pastEditionRows({ teams, contestants, leaders, counters }: TeamRows, everybody: readonly PersonRow[]) {
  const members = new Set([...leaders, ...contestants].map(({ personId }) => personId));
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const competitors = contestants.flatMap(({ id, teamId }) => {
    const team = teamById.get(teamId);
    return team ? [{ id: pastId(id), group: team.group, isOfficial: team.isOfficial !== false }] : [];
  });
  return {
    persons: everybody
      .filter(({ id }) => members.has(id))
      .map((person) => ({ ...person, ...travelOf(person), id: pastId(person.id), editionId })),
    leaders: leaders.map((leader) => ({
      ...leader,
      id: pastId(leader.id),
      personId: pastId(leader.personId),
      editionId,
    })),
    teams: teams.map((team) => ({
      ...team,
      id: pastId(team.id),
      editionId,
      leaderId: pastId(team.leaderId),
      deputyLeaderId: team.deputyLeaderId ? pastId(team.deputyLeaderId) : null,
      ...travelOf(team),
      createdAt: aYearEarlier(team.createdAt),
    })),
    contestants: contestants.map((contestant) => ({
      ...contestant,
      id: pastId(contestant.id),
      teamId: pastId(contestant.teamId),
      personId: pastId(contestant.personId),
      editionId,
    })),
    counters: counters.map((counter) => ({ ...counter, editionId })),
    ...resultRows(drawResults("2024", competitors), editionId, pastId),
  };
}

/** The pictures of the people must be stored already. */
export async function storePastEdition(db: Database, rows: ReturnType<typeof pastEditionRows>): Promise<void> {
  await db.edition.createMany({ data: [pastEdition] });
  await db.person.createMany({ data: rows.persons });
  await db.leader.createMany({ data: rows.leaders });
  await db.team.createMany({ data: rows.teams });
  await db.contestant.createMany({ data: rows.contestants });
  await db.contestantCodeCounter.createMany({ data: rows.counters });
  await db.task.createMany({ data: rows.tasks });
  await db.score.createMany({ data: rows.scores });
  await db.awardBoundary.createMany({ data: rows.boundaries });
}
