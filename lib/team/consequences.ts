import "server-only";
import { notErased } from "@/lib/edition/erased";
import { leadsTeam, participating } from "@/lib/edition/participating";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Database } from "@/lib/platform/db/client";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { dateText } from "@/lib/platform/time/time";
import { type Born, sameContestants, samePeople } from "@/lib/team/duplicates";

interface ChangedTeam {
  id: string;
  editionId: string;
  countryId: string;
  name: string;
  group: ContestantGroup;
}

/** What to ask before a team with points gets another group. */
export async function findHiddenPoints(
  transaction: Database,
  { id, name, group }: ChangedTeam,
  newGroup: ContestantGroup,
): Promise<string[]> {
  const scores = await transaction.score.count({ where: { contestant: { teamId: id }, task: { group } } });
  if (scores === 0) return [];
  return [
    `${name} has points in ${group}, which nobody sees while it competes in ${newGroup}.`,
    `Import its points in ${newGroup} afterwards; if you change the group back, it has those in ${group} again.`,
  ];
}

/** What to ask before a contestant with points is removed. */
export async function findLostPoints(transaction: Database, fullName: string, contestantId: string): Promise<string[]> {
  const scores = await transaction.score.count({ where: { contestantId } });
  return scores > 0 ? [`${fullName} has points, which are deleted, too.`] : [];
}

const personSelect = { select: { id: true, fullName: true } } as const;
const contestantSelect = { select: { dateOfBirth: true, person: personSelect } } as const;
const leaderSelect = { select: { person: personSelect } } as const;

type ContestantRow = { dateOfBirth: Date | null; person: { fullName: string } };

/** No item for somebody whose details were deleted. */
const toBorn = ({ dateOfBirth, person: { fullName } }: ContestantRow): Born[] =>
  dateOfBirth ? [{ fullName, dateOfBirth: dateText(dateOfBirth) }] : [];

/** The names of those of `people` whom `findGroups` puts in a group with one of the `others`. */
const namesAmong = <T extends { fullName: string }>(
  people: readonly T[],
  others: readonly T[],
  findGroups: (all: readonly T[]) => T[][],
): string[] =>
  findGroups([...people, ...others])
    .filter((group) => group.some((person) => others.includes(person)))
    .flatMap((group) => group.filter((person) => people.includes(person)).map(({ fullName }) => fullName));

/** The names of the people of a withdrawn team who have been registered in another team of the country since. */
async function findRegisteredAgain(transaction: Database, { id, editionId, countryId }: ChangedTeam) {
  const team = await transaction.team.findUniqueOrThrow({
    where: { id },
    select: { leader: leaderSelect, deputyLeader: leaderSelect, contestants: contestantSelect },
  });
  const contestants = await transaction.contestant.findMany({
    where: { editionId, team: { ...participating, countryId } },
    select: contestantSelect.select,
  });
  const leaders = await transaction.leader.findMany({
    where: { ...leadsTeam, person: { ...notErased, editionId, countryId } },
    select: leaderSelect.select,
  });
  const teamLeaders = [team.leader, team.deputyLeader].filter((leader) => leader !== null).map(({ person }) => person);
  const isTeamLeader = ({ id }: { id: string }) => teamLeaders.some((leader) => leader.id === id);
  const otherLeaders = leaders.map(({ person }) => person).filter((leader) => !isTeamLeader(leader));
  const names = [
    ...namesAmong(teamLeaders, otherLeaders, (people) => samePeople(people, () => "")),
    ...namesAmong(team.contestants.flatMap(toBorn), contestants.flatMap(toBorn), sameContestants),
  ];
  return [...new Set(names)];
}

/** The days on which the team's group has points, but the team has none. */
async function findMissingDays(transaction: Database, { id, editionId, group }: ChangedTeam): Promise<number[]> {
  const tasks = await transaction.task.findMany({
    where: { editionId, group, scores: { some: {} } },
    select: { day: true, scores: { where: { contestant: { teamId: id } }, select: { taskId: true }, take: 1 } },
    orderBy: { day: "asc" },
  });
  const scored = new Set(tasks.filter(({ scores }) => scores.length > 0).map(({ day }) => day));
  return [...new Set(tasks.map(({ day }) => day))].filter((day) => !scored.has(day));
}

/** What to ask before a team is restored: about people who would count twice, and points that it lacks. */
export async function findRestoreProblems(transaction: Database, team: ChangedTeam): Promise<string[]> {
  const names = await findRegisteredAgain(transaction, team);
  const days = await findMissingDays(transaction, team);
  const problems: string[] = [];
  if (names.length > 0) {
    const [are, count] = names.length === 1 ? ["is", "counts"] : ["are", "count"];
    problems.push(
      `${joinWithAnd(names)} ${are} registered in another team meanwhile and then ${count} twice: remove one of the two.`,
    );
  }
  if (days.length > 0) {
    const dayNames = joinWithAnd(days.map((day) => `day ${day}`));
    problems.push(`The points of ${dayNames} were imported without ${team.name}: import them again afterwards.`);
  }
  return problems;
}
