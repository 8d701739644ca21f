import { type AgeLimits, ageLimitOf } from "@/lib/edition/dates";
import { detailLabels } from "@/lib/person/labels";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { formatDate, toLocalText } from "@/lib/platform/time/time";
import { questionsOf } from "@/lib/question/labels";
import type {
  CheckedContestant,
  CheckedEdition,
  CheckedPerson,
  CheckedRecord,
  GapList,
} from "@/lib/readiness/checked-edition";
import { groupsByKey, nameKey, sameContestants, samePeople } from "@/lib/team/duplicates";
import { travelPeriod } from "@/lib/travel/period";
import { missingTravel } from "@/lib/travel/rules";
import type { Travel } from "@/lib/travel/views";

interface Finding {
  /** Several for duplicates. */
  records: readonly [CheckedRecord, ...CheckedRecord[]];
  /** Sentences; none for what is simply missing. */
  details?: string;
  /** The question whose answer is missing. */
  question?: { id: string; label: string };
}

interface Check {
  title: string;
  find: (edition: CheckedEdition) => Finding[];
}

const peopleOf = ({ contestants, leaders, guests }: CheckedEdition): CheckedPerson[] => [
  ...leaders,
  ...contestants,
  ...guests,
];

const lacking = <R extends CheckedRecord>(records: readonly R[], lacks: (record: R) => boolean): Finding[] =>
  records.filter(lacks).map((record) => ({ records: [record] }));

const unanswered = (people: readonly CheckedPerson[], questions: CheckedEdition["questions"]): Finding[] =>
  questions.flatMap(({ id, label }) =>
    people.flatMap((person) =>
      person.answers.some(({ questionId }) => questionId === id)
        ? []
        : [{ records: [person] as const, question: { id, label } }],
    ),
  );

const warned = <R extends CheckedRecord>(
  records: readonly R[],
  warningOf: (record: R) => string | undefined,
): Finding[] =>
  records.flatMap((record) => {
    const details = warningOf(record);
    return details ? [{ records: [record], details }] : [];
  });

/** The contestants who travel without the leader, with their travel. */
const travellingAlone = ({ contestants }: CheckedEdition) =>
  contestants.flatMap(({ isOnline, ownTravel, ...contestant }) =>
    isOnline || !ownTravel ? [] : [{ ...contestant, ...ownTravel }],
  );

const hasNoTravel = (travel: Travel) => Object.keys(missingTravel(travel)).length > 0;

/** Sentences about travel too far from the tournament; empty if there is none. */
function travelDetails(
  { timeOfArrival, timeOfDeparture }: Travel,
  { period, timeZone }: CheckedEdition,
  { min, max }: ReturnType<typeof travelPeriod>,
): string {
  const local = (time: Date | null) => (time ? toLocalText(time, timeZone) : "");
  const arrival = local(timeOfArrival);
  const departure = local(timeOfDeparture);
  const when = (time: string) => formatDate(time.slice(0, 10));
  return [
    arrival > `${period.endDate}T23:59` && `Arrives on ${when(arrival)}, after the tournament.`,
    departure && departure < period.startDate && `Leaves on ${when(departure)}, before the tournament.`,
    arrival && arrival < min && `Arrives on ${when(arrival)}, long before the tournament.`,
    departure > max && `Leaves on ${when(departure)}, long after the tournament.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether a whole name is in capitals. "SATO Yuki" is not: many countries write the surname in capitals. */
const inCapitals = (name: string) => /\p{Lu}{3,}/u.test(name) && !/\p{Ll}/u.test(name);

/** Says what to do with a contestant who is too old for the group. */
function tooOld({ group, dateOfBirth }: CheckedContestant, limits: AgeLimits): string | undefined {
  const limit = ageLimitOf(limits, group);
  if (!limit || !dateOfBirth || dateOfBirth >= limit.bornOnOrAfter) return undefined;
  const { seniorsBornOnOrAfter } = limits;
  const canBeSenior = group === "Junior" && (!seniorsBornOnOrAfter || dateOfBirth >= seniorsBornOnOrAfter);
  const otherwise = canBeSenior
    ? "Otherwise enter this contestant in a team of seniors."
    : "Otherwise choose somebody else.";
  return `Born on ${formatDate(dateOfBirth)}. ${limit.rule}. Correct the date if it is wrong. ${otherwise}`;
}

const travelTimes = ({ timeOfArrival, timeOfDeparture }: Travel) =>
  `${timeOfArrival?.toISOString()} ${timeOfDeparture?.toISOString()}`;

const countInWords = (count: number) => (count === 2 ? "twice" : `${count} times`);

/** e.g. " Names: Ana Petrova and Petrova Ana."; empty for records with one name. */
function differentNames(records: readonly CheckedRecord[]): string {
  const names = [...new Set(records.map(({ name }) => name))];
  return names.length > 1 ? ` Names: ${joinWithAnd(names)}.` : "";
}

const nounOfList: Record<GapList, string> = {
  teams: "team",
  contestants: "contestant",
  leaders: "leader",
  guests: "guest",
  people: "committee member or guide",
};

/** Contestants who share the name only with each other are left to `sameContestant`, which compares dates of birth too. */
function findSamePeople({ leaders, contestants, guests, people }: CheckedEdition): Finding[] {
  const namedRecords = [...leaders, ...contestants, ...guests, ...people].map((record) => ({
    record,
    fullName: record.name,
  }));
  return samePeople(namedRecords, ({ record }) => record.country.id)
    .map(([{ record }, ...others]) => [record, ...others.map((other) => other.record)] as const)
    .filter((records) => records.some(({ list }) => list !== "contestants"))
    .map((records) => {
      const roles = joinWithAnd([...new Set(records.map(({ list }) => nounOfList[list]))]);
      const details = `Entered ${countInWords(records.length)} (${roles}).${differentNames(records)} If this is one person, keep one entry.`;
      return { records, details };
    });
}

/** A leader of several teams is usual (specification, section 3), but cannot travel twice. */
function twoJourneys({ teams: ledTeams }: CheckedRecord, { teams }: CheckedEdition): string | undefined {
  if (ledTeams.length < 2) return undefined;
  const travelling = teams.filter((team) => !team.isOnline && ledTeams.some(({ id }) => id === team.id));
  if (new Set(travelling.map(travelTimes)).size < 2) return undefined;
  return `Leads ${joinWithAnd(travelling.map(({ name }) => name))}, which arrive or leave at different times.`;
}

/** All that can be missing or look wrong, in the order in which it is listed. */
export const checks = {
  tooOld: {
    title: "Too old",
    find: ({ contestants, ageLimits }) => warned(contestants, (contestant) => tooOld(contestant, ageLimits)),
  },
  sameTeam: {
    title: "Same team name",
    find: ({ teams }) =>
      groupsByKey(teams, ({ name }) => nameKey(name)).map((records) => ({
        records,
        details: `${records.length} teams have this name.`,
      })),
  },
  sameContestant: {
    title: "Same contestant",
    find: ({ contestants }) => {
      const withDateOfBirth = contestants.flatMap(({ dateOfBirth, ...contestant }) =>
        dateOfBirth ? [{ ...contestant, fullName: contestant.name, dateOfBirth }] : [],
      );
      return sameContestants(withDateOfBirth).map((records) => ({
        records,
        details: `Born on ${formatDate(records[0].dateOfBirth)}. Registered ${countInWords(records.length)}.${differentNames(records)}`,
      }));
    },
  },
  samePerson: { title: "Same person", find: findSamePeople },
  capitals: {
    title: "Name in capitals",
    find: (edition) =>
      warned(peopleOf(edition), ({ name }) => (inCapitals(name) ? "Write it as it should be printed." : undefined)),
  },
  twoJourneys: {
    title: "Leader would travel twice",
    find: (edition) => warned(edition.leaders, (leader) => twoJourneys(leader, edition)),
  },
  farTravel: {
    title: "Travel dates",
    find: (edition) => {
      const range = travelPeriod(edition.period);
      return [
        ...warned(edition.teams, (team) => (team.isOnline ? undefined : travelDetails(team, edition, range))),
        ...warned([...travellingAlone(edition), ...edition.guests], (person) => travelDetails(person, edition, range)),
      ];
    },
  },
  picture: {
    title: detailLabels.picture,
    find: (edition) => lacking(peopleOf(edition), ({ pictureHash }) => !pictureHash),
  },
  nativeName: {
    title: detailLabels.nativeName,
    find: (edition) => lacking(peopleOf(edition), ({ nativeName }) => !nativeName),
  },
  tShirtSize: {
    title: detailLabels.tShirtSize,
    find: (edition) => lacking(peopleOf(edition), ({ tShirtSize }) => !tShirtSize),
  },
  travel: {
    title: "Travel details",
    find: (edition) => [
      ...lacking(edition.teams, (team) => !team.isOnline && hasNoTravel(team)),
      ...lacking([...travellingAlone(edition), ...edition.guests], hasNoTravel),
    ],
  },
  answer: {
    title: "Answer to a question",
    find: ({ leaders, contestants, guests, questions }) => [
      ...unanswered(leaders, questionsOf(questions, "LEADER")),
      ...unanswered(contestants, questionsOf(questions, "CONTESTANT")),
      ...unanswered(guests, questionsOf(questions, "GUEST")),
    ],
  },
  guide: {
    title: "Guide",
    find: ({ teams }) => lacking(teams, ({ guideId }) => guideId === null),
  },
  userName: {
    title: "User name",
    find: ({ contestants }) => lacking(contestants, ({ username }) => username === null),
  },
  seat: {
    title: "Seat",
    find: ({ contestants }) => lacking(contestants, ({ isOnline, seats }) => !isOnline && seats < 2),
  },
} as const satisfies Record<string, Check>;

export type GapKind = keyof typeof checks;

export interface Gap extends Finding {
  kind: GapKind;
}

/** The title of the check or, for a missing answer, of the question. */
export const titleOf = ({ kind, question }: Gap): string => question?.label ?? checks[kind].title;

export const runChecks = (edition: CheckedEdition): Gap[] =>
  (Object.entries(checks) as [GapKind, Check][]).flatMap(([kind, { find }]) =>
    find(edition).map((finding) => ({ ...finding, kind })),
  );
