import { contestantCode } from "@/lib/contestant/views";
import { languageOfName } from "@/lib/country/language";
import { participating } from "@/lib/edition/participating";
import type { Score } from "@/lib/generated/prisma/client";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { EditionGetPayload, EditionSelect } from "@/lib/generated/prisma/models";
import { groupBy } from "@/lib/platform/group-by";
import { picturePath } from "@/lib/platform/picture/path";
import { compareNames } from "@/lib/platform/text/sort";
import { awardOf, toBoundaries } from "@/lib/result/boundaries";
import { groups } from "@/lib/result/labels";
import { rank, totalOf } from "@/lib/result/ranking";

const privacySelect = { pictureIsPublic: true, nameIsWithheld: true } as const;

export const resultsSelect = {
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
  contestants: {
    where: { team: participating },
    select: {
      id: true,
      number: true,
      honourableMention: true,
      disqualification: true,
      person: {
        select: { id: true, fullName: true, nativeName: true, pictureHash: true, countryId: true, ...privacySelect },
      },
      team: {
        select: {
          id: true,
          name: true,
          group: true,
          isOfficial: true,
          country: { select: { name: true, alpha2: true, alpha3: true } },
        },
      },
    },
  },
} satisfies EditionSelect;

/** Leaves out contestants who were absent or are disqualified. */
export const publishedSelect = {
  ...resultsSelect,
  contestants: {
    ...resultsSelect.contestants,
    where: { team: participating, disqualification: null, scores: { some: {} } },
  },
} satisfies EditionSelect;

export const scoreSelect = { contestantId: true, taskId: true, points: true, isUnjudged: true } as const;

type EditionRow = EditionGetPayload<{ select: typeof resultsSelect }>;
type ScoreRow = Pick<Score, keyof typeof scoreSelect>;

export interface ResultsRow extends Omit<EditionRow, "contestants"> {
  contestants: (EditionRow["contestants"][number] & { scores: ScoreRow[] })[];
}

export function withScores(edition: EditionRow, scores: readonly ScoreRow[]): ResultsRow {
  const byContestant = groupBy(scores, ({ contestantId }) => contestantId);
  const contestants = edition.contestants.map((contestant) => ({
    ...contestant,
    scores: byContestant.get(contestant.id) ?? [],
  }));
  return { ...edition, contestants };
}

/** Leaves out pictures, and replaces names, that visitors must not see. */
export function withoutWithheld(edition: ResultsRow): ResultsRow {
  const contestants = edition.contestants.map(({ person, ...contestant }) => {
    const { pictureIsPublic, nameIsWithheld, pictureHash } = person;
    const withheld = { fullName: `Contestant from ${contestant.team.country.name}`, nativeName: null };
    const picture = { pictureHash: pictureIsPublic && !nameIsWithheld ? pictureHash : null };
    // Who belongs to the team is public, so its name would tell who this is.
    const team = { ...contestant.team, ...(nameIsWithheld && { name: contestant.team.country.name }) };
    return { ...contestant, team, person: { ...person, ...picture, ...(nameIsWithheld && withheld) } };
  });
  return { ...edition, contestants };
}

function toContestant(row: ResultsRow["contestants"][number], tasks: readonly { id: string; day: number }[]) {
  const { id, number, person, team, honourableMention, disqualification } = row;
  const pointsByTask = new Map(row.scores.map(({ taskId, points }) => [taskId, points]));
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
    dayTotals: [dayTotal(1), dayTotal(2)] as const,
    honourableMention,
  };
}

function toGroup(group: ContestantGroup, edition: ResultsRow) {
  const tasks = edition.tasks
    .filter((task) => task.group === group)
    .map(({ id, day, name, maximum }) => ({ id, day, name, maximum }));
  const boundaries = toBoundaries(edition.awardBoundaries.filter((boundary) => boundary.group === group));
  const rows = edition.contestants.filter(({ team }) => team.group === group);
  const competitors = rows
    .map((row) => toContestant(row, tasks))
    .sort(
      (a, b) =>
        compareNames(a.countryName, b.countryName) ||
        compareNames(a.fullName, b.fullName) ||
        compareNames(a.code, b.code),
    );
  const ranked = rank(competitors).map((contestant) => {
    const award = awardOf(contestant, boundaries, edition.unofficialAwarded);
    return { ...contestant, award, honourableMention: contestant.honourableMention && award === null };
  });
  const unjudged = rows.flatMap(({ scores }) => scores.filter(({ isUnjudged }) => isUnjudged)).length;
  return { group, tasks, boundaries, unjudged, contestants: ranked };
}

export function toResults(edition: ResultsRow) {
  const { id, year, resultsState, unofficialAwarded, resultsVersion } = edition;
  return {
    editionId: id,
    year,
    state: resultsState,
    unofficialAwarded,
    version: resultsVersion,
    groups: groups.map((group) => toGroup(group, edition)),
  };
}

export type Results = ReturnType<typeof toResults>;
/** `contestants` are in the order of the ranking. */
export type GroupResults = Results["groups"][number];
/** `disqualification` is only for administrators. */
export type ContestantResult = GroupResults["contestants"][number];
export type ResultTask = GroupResults["tasks"][number];
