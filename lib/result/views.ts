import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { participating } from "@/lib/edition/participating";
import type { ContestantGroup, ResultsState } from "@/lib/generated/prisma/enums";
import type { ContestantSelect, EditionGetPayload, EditionSelect } from "@/lib/generated/prisma/models";
import { picturePath } from "@/lib/platform/picture/path";
import { compareNames } from "@/lib/platform/text/sort";
import { type Award, awardOf, type Boundaries, toBoundaries } from "@/lib/result/boundaries";
import { groups } from "@/lib/result/labels";
import { rank, totalOf } from "@/lib/result/ranking";

const contestantSelect = {
  id: true,
  number: true,
  honourableMention: true,
  scores: { select: { taskId: true, points: true, isUnjudged: true } },
  person: { select: { id: true, fullName: true, nativeName: true, pictureHash: true, countryId: true } },
  team: {
    select: {
      id: true,
      name: true,
      group: true,
      isOfficial: true,
      country: { select: { name: true, alpha2: true, alpha3: true } },
    },
  },
} as const satisfies ContestantSelect;

const editionColumns = {
  id: true,
  year: true,
  resultsState: true,
  unofficialAwarded: true,
  resultsVersion: true,
  tasks: {
    select: { id: true, group: true, day: true, name: true, maximum: true },
    orderBy: [{ day: "asc" }, { position: "asc" }],
  },
  awardBoundaries: { select: { group: true, award: true, points: true } },
} satisfies EditionSelect;

/** What everybody may see: contestants who were absent or are disqualified are left out. */
export const publishedSelect = {
  ...editionColumns,
  contestants: {
    where: { team: participating, disqualification: null, scores: { some: {} } },
    select: contestantSelect,
  },
} satisfies EditionSelect;

/** For administrators. */
export const resultsSelect = {
  ...editionColumns,
  contestants: { where: { team: participating }, select: { ...contestantSelect, disqualification: true } },
} satisfies EditionSelect;

type ResultsRow = EditionGetPayload<{ select: typeof publishedSelect }>;
type ContestantRow = ResultsRow["contestants"][number] & { disqualification?: string | null };

export interface ResultTask {
  id: string;
  day: number;
  name: string;
  maximum: number;
}

export interface ContestantResult {
  id: string;
  personId: string;
  code: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47. */
  nativeLanguage: string | undefined;
  picturePath: string | null;
  countryName: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  teamId: string;
  teamName: string;
  isOfficial: boolean;
  isDisqualified: boolean;
  /** By task in the group's order; null without a score. */
  scores: (number | null)[];
  /** Of day 1 and day 2; null for a day without a score. */
  dayTotals: [number | null, number | null];
  total: number | null;
  /** Null for contestants who are not ranked. */
  place: number | null;
  award: Award | null;
  /** Only without a medal. */
  honourableMention: boolean;
}

export interface GroupResults<C extends ContestantResult = ContestantResult> {
  group: ContestantGroup;
  tasks: ResultTask[];
  boundaries: Boundaries;
  /** How many scores were still being judged when they were imported. */
  unjudged: number;
  /** In the order of the ranking; contestants with the same total by country, name and code. */
  contestants: C[];
}

export interface Results<C extends ContestantResult = ContestantResult> {
  editionId: string;
  year: number;
  state: ResultsState;
  unofficialAwarded: boolean;
  version: number;
  groups: GroupResults<C>[];
}

function toContestant(row: ContestantRow, tasks: readonly ResultTask[]) {
  const { id, number, person, team, honourableMention, disqualification = null } = row;
  const pointsByTask = new Map(row.scores.map(({ taskId, points }) => [taskId, Number(points)]));
  const scores = tasks.map((task) => pointsByTask.get(task.id) ?? null);
  const dayTotal = (day: number) => totalOf(scores.filter((_, i) => tasks[i]?.day === day));
  return {
    id,
    personId: person.id,
    code: contestantCode(team.country.alpha3, number),
    fullName: person.fullName,
    nativeName: person.nativeName,
    nativeLanguage: languageOfName(person.nativeName, person.countryId),
    picturePath: picturePath(person.pictureHash),
    countryName: team.country.name,
    countryCode: team.country.alpha2,
    teamId: team.id,
    teamName: team.name,
    isOfficial: team.isOfficial,
    isDisqualified: disqualification !== null,
    disqualification,
    scores,
    dayTotals: [dayTotal(1), dayTotal(2)] as [number | null, number | null],
    honourableMention,
  };
}

function toGroup(group: ContestantGroup, edition: ResultsRow, contestants: readonly ContestantRow[]) {
  const tasks = edition.tasks
    .filter((task) => task.group === group)
    .map(({ id, day, name, maximum }) => ({ id, day, name, maximum: Number(maximum) }));
  const boundaries = toBoundaries(edition.awardBoundaries.filter((boundary) => boundary.group === group));
  const rows = contestants.filter(({ team }) => team.group === group);
  const competitors = rows
    .map((row) => toContestant(row, tasks))
    .sort(
      (a, b) =>
        compareNames(a.countryName, b.countryName) ||
        compareNames(a.fullName, b.fullName) ||
        compareNames(a.code, b.code),
    );
  const ranked = rank(competitors).map((one) => {
    const award = awardOf(one, boundaries, edition.unofficialAwarded);
    return { ...one, award, honourableMention: one.honourableMention && award === null };
  });
  const unjudged = rows.flatMap(({ scores }) => scores.filter(({ isUnjudged }) => isUnjudged)).length;
  return { group, tasks, boundaries, unjudged, contestants: ranked };
}

/** A contestant's result as administrators see it, with the reason of a disqualification. */
export type RankedContestant = ContestantResult & { disqualification: string | null };

export function toResults(edition: ResultsRow): Results<RankedContestant> {
  const { id, year, resultsState, unofficialAwarded, resultsVersion, contestants } = edition;
  return {
    editionId: id,
    year,
    state: resultsState,
    unofficialAwarded,
    version: resultsVersion,
    groups: groups.map((group) => toGroup(group, edition, contestants)),
  };
}
