import "server-only";
import { languageOfName } from "@/lib/country/language";
import { notErased } from "@/lib/edition/erased";
import { isAlone, ledTeamsOf, memberFilters, participating } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { toLocalDate } from "@/lib/platform/time/time";
import { answersSelect, toAnswers } from "@/lib/question/views";
import { type Travel, travelSelect } from "@/lib/travel/views";

const teamSelect = { name: true, isOnline: true, withdrawnAt: true, ...travelSelect } as const;

const ledTeamsSelect = { where: participating, select: teamSelect } as const;

const personSelect = {
  id: true,
  fullName: true,
  nativeName: true,
  countryId: true,
  isGuest: true,
  country: { select: { name: true } },
  ...travelSelect,
  ...answersSelect,
  leader: { select: { teams: ledTeamsSelect, deputyOf: ledTeamsSelect } },
  contestant: { select: { personForContactName: true, team: { select: teamSelect } } },
  guide: { select: { id: true } },
} as const satisfies PersonSelect;

type PersonRow = PersonGetPayload<{ select: typeof personSelect }>;

function toAskedPerson(person: PersonRow, timeZone: string) {
  const { leader, isGuest, guide } = person;
  const contestant = person.contestant?.team.withdrawnAt === null ? person.contestant : null;
  const ledTeams = ledTeamsOf(leader);
  const teams = [...(contestant ? [contestant.team] : []), ...ledTeams];
  const roles: [AskedOf, boolean][] = [
    ["LEADER", ledTeams.length > 0],
    ["CONTESTANT", contestant !== null],
    ["GUEST", isGuest],
    ["GUIDE", guide !== null],
  ];
  const travelsAlone = contestant && !contestant.team.isOnline && isAlone(contestant);
  const journey: Travel | undefined =
    travelsAlone || teams.length === 0 ? person : teams.find(({ isOnline }) => !isOnline);
  const dateOf = (time: Date | null | undefined) => (time ? toLocalDate(time, timeZone) : null);
  return {
    id: person.id,
    fullName: person.fullName,
    nativeName: person.nativeName,
    nativeLanguage: languageOfName(person.nativeName, person.countryId),
    country: person.country.name,
    teams: teams.map(({ name }) => name),
    roles: roles.flatMap(([role, applies]) => (applies ? [role] : [])),
    answers: toAnswers(person).answers ?? {},
    /** yyyy-MM-dd at the venue; null if unknown, as for guides and online teams. */
    arrives: dateOf(journey?.timeOfArrival),
    leaves: dateOf(journey?.timeOfDeparture),
  };
}

export type AskedPerson = ReturnType<typeof toAskedPerson>;

/** By country, then by team; those without a team come last in their country. */
const byTeam = (a: AskedPerson, b: AskedPerson) =>
  compareNames(a.country, b.country) ||
  Number(a.teams.length === 0) - Number(b.teams.length === 0) ||
  compareNames(a.teams[0] ?? "", b.teams[0] ?? "") ||
  compareNames(a.fullName, b.fullName);

/** Everybody whom an edition's questions can be asked of, by team. */
export async function listAskedPeople({ id, timeZone }: Pick<EditionRow, "id" | "timeZone">): Promise<AskedPerson[]> {
  const people = await db().person.findMany({
    where: {
      editionId: id,
      ...notErased,
      OR: [...memberFilters(participating), { isGuest: true }, { guide: { isNot: null } }],
    },
    select: personSelect,
  });
  return people.map((person) => toAskedPerson(person, timeZone)).sort(byTeam);
}
