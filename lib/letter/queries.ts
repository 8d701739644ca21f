import "server-only";
import { languageOfName } from "@/lib/country/language";
import { isErased } from "@/lib/edition/erased";
import { defaultLetterTexts, findQuestion, type LetterKind } from "@/lib/edition/letter-text";
import { currentEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import type { LetterModel, PersonSelect } from "@/lib/generated/prisma/models";
import { readCode } from "@/lib/letter/codes";
import { contentOf, fillLetter, type LetterPerson } from "@/lib/letter/fill-letter";
import { letterNumber } from "@/lib/letter/labels";
import type { Letter } from "@/lib/letter/schema";
import {
  checkAddress,
  checkedSelect,
  invitedTeam,
  type LetterSheet,
  letterSelect,
  toLetter,
  validLetter,
} from "@/lib/letter/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { mapInSteps } from "@/lib/platform/pauses";
import { compareNames } from "@/lib/platform/text/sort";
import { dateText, formatDate, formatDateRange, toLocalDate } from "@/lib/platform/time/time";
import { answerText } from "@/lib/question/labels";
import { type AnsweredPerson, answersSelect, toAnswers } from "@/lib/question/views";
import { byCountryAndTeam, toTraveller, travellerSelect, whoTravels } from "@/lib/travel/travellers";
import { type Travel, travelSelect } from "@/lib/travel/views";

const issuedSelect = { id: true, number: true, code: true, issuedAt: true, content: true } as const;
type IssuedRow = Pick<LetterModel, keyof typeof issuedSelect>;

const personColumns = { fullName: true, nativeName: true, countryId: true, ...answersSelect } as const;

interface PersonRow extends AnsweredPerson {
  fullName: string;
  nativeName: string | null;
  countryId: string;
}

/** The question whose answer is the date of birth of somebody who is no contestant. */
const birthDateLabel = "Date of birth";

function toPerson(edition: EditionRow, person: PersonRow, role: string, dateOfBirth?: Date | null): LetterPerson {
  const given = toAnswers(person).answers ?? {};
  const answered = edition.questions.flatMap(({ id, label, kind }) => {
    const text = answerText(given[id]);
    return text === "" ? [] : [[label, kind === "DATE" ? formatDate(text) : text] as const];
  });
  const birthDateQuestion = findQuestion(edition.questions, birthDateLabel);
  const answers = Object.fromEntries(answered);
  return {
    fullName: person.fullName,
    nativeName: person.nativeName ?? "",
    nativeLanguage: languageOfName(person.nativeName, person.countryId),
    role,
    birthDate: dateOfBirth
      ? formatDate(dateText(dateOfBirth))
      : ((birthDateQuestion && answers[birthDateQuestion.label]) ?? ""),
    answers,
  };
}

function toIssued(edition: EditionRow, letter: IssuedRow | null, content: string): LetterSheet["issued"] {
  if (!letter) return null;
  return {
    isChanged: letter.content !== null && letter.content !== content,
    id: letter.id,
    number: letterNumber(edition.year, letter.number),
    address: checkAddress(letter.code),
    date: formatDate(toLocalDate(letter.issuedAt, edition.timeZone)),
  };
}

type Values = Parameters<typeof fillLetter>[2]["values"];

/** What a letter says, with its number and date once it is issued. */
function toBody(
  edition: EditionRow,
  kind: LetterKind,
  letter: IssuedRow | null,
  { name, values, people }: { name: string; values: Values; people: LetterPerson[] },
): Pick<LetterSheet, "issued" | "body" | "content"> {
  const ownText = { person: edition.letterText, team: edition.teamLetterText }[kind];
  const fill = ({ number, date }: { number: string; date: string }) =>
    fillLetter(kind, ownText || defaultLetterTexts[kind], { name, people, values: { ...values, number, date } });
  const unnumbered = fill({ number: "(number)", date: "(date)" });
  const content = contentOf(unnumbered);
  const issued = toIssued(edition, letter, content);
  return { issued, content, body: issued ? fill(issued) : unnumbered };
}

function valuesOf(edition: EditionRow, travel: Travel) {
  const dateOf = (time: Date | null) => (time ? formatDate(toLocalDate(time, edition.timeZone)) : "");
  return {
    arrives: dateOf(travel.timeOfArrival),
    leaves: dateOf(travel.timeOfDeparture),
    tournament: edition.name,
    dates: edition.hasDates ? formatDateRange(dateText(edition.startDate), dateText(edition.endDate)) : "",
    venue: edition.venue,
  };
}

const { contestant } = travellerSelect;

const travellerColumns = {
  id: true,
  ...travellerSelect,
  ...personColumns,
  contestant: { select: { ...contestant.select, dateOfBirth: true } },
  letter: { select: issuedSelect },
} as const satisfies PersonSelect;

/** Which letters are listed, by default all of the edition, and the transaction that reads them. */
interface ListOptions {
  countryId?: string;
  ids?: readonly string[];
  database?: Database;
}

const whereOf = ({ id: editionId }: EditionRow, { countryId, ids }: ListOptions) => ({
  editionId,
  ...(countryId && { countryId }),
  ...(ids && { id: { in: [...ids] } }),
});

async function listPersonLetters(edition: EditionRow, options: ListOptions): Promise<LetterSheet[]> {
  const people = await (options.database ?? db()).person.findMany({
    where: { ...whereOf(edition, options), ...whoTravels },
    select: travellerColumns,
  });
  const travellers = people.map(toTraveller).sort(byCountryAndTeam);
  return mapInSteps(travellers, ({ person, roles, teams, travel }) => {
    const { fullName: name, country } = person;
    const role = roles.join(" and ").toLowerCase();
    const ofTeam = roles.includes("Contestant") ? person.contestant : null;
    const invited = toPerson(edition, person, role, ofTeam?.dateOfBirth);
    const teamNames = teams.map((team) => team.name);
    const values = {
      name,
      role,
      country: country.name,
      team: teamNames.join(" and "),
      birthDate: invited.birthDate,
      nativeName: { text: invited.nativeName, lang: invited.nativeLanguage },
      ...valuesOf(edition, travel),
    };
    return {
      kind: "person",
      recipientId: person.id,
      name,
      country: country.name,
      roles,
      groups: teams.map(({ group }) => group),
      otherNames: [invited.nativeName, ...teamNames],
      ...toBody(edition, "person", person.letter, { name, values, people: [invited] }),
    };
  });
}

const member = { select: { person: { select: personColumns } } } as const;

async function listTeamLetters(edition: EditionRow, options: ListOptions): Promise<LetterSheet[]> {
  const teams = await (options.database ?? db()).team.findMany({
    where: { ...whereOf(edition, options), ...invitedTeam },
    select: {
      id: true,
      name: true,
      group: true,
      ...travelSelect,
      country: { select: { name: true } },
      leader: member,
      deputyLeader: member,
      letter: { select: issuedSelect },
      contestants: {
        select: { dateOfBirth: true, person: { select: personColumns } },
        orderBy: { number: "asc" },
      },
    },
  });
  teams.sort((a, b) => compareNames(a.country.name, b.country.name) || compareNames(a.name, b.name));
  return mapInSteps(teams, (team) => {
    const { name, leader, deputyLeader, contestants } = team;
    const people = [
      toPerson(edition, leader.person, "Leader"),
      ...(deputyLeader ? [toPerson(edition, deputyLeader.person, "Deputy leader")] : []),
      ...contestants.map((one) => toPerson(edition, one.person, "Contestant", one.dateOfBirth)),
    ].filter((person) => !isErased(person));
    const values = { team: name, country: team.country.name, ...valuesOf(edition, team) };
    return {
      kind: "team",
      recipientId: team.id,
      name,
      country: team.country.name,
      roles: [],
      groups: [team.group],
      otherNames: people.flatMap(({ fullName, nativeName }) => [fullName, nativeName]),
      ...toBody(edition, "team", team.letter, { name, values, people }),
    };
  });
}

const lists = { person: listPersonLetters, team: listTeamLetters };

/** The letters of all who travel, or of some of them, issued or not. */
export const listLetterSheets = (
  edition: EditionRow,
  kind: LetterKind,
  options: ListOptions = {},
): Promise<LetterSheet[]> => lists[kind](edition, options);

/** Throws 403 for registrators whom the edition does not let open them. */
export async function listLetters({ role, countryId }: Actor): Promise<Letter[]> {
  const isAdministrator = role === "Administrator";
  const { id: editionId, registratorsSeeLetters } = await currentEdition();
  if (!isAdministrator && !registratorsSeeLetters)
    throw new AppError(403, "The organizers have not opened the letters to registrators.");
  const ofCountry = { countryId: countryId ?? "" };
  const allowed = isAdministrator ? {} : { OR: [{ person: ofCountry }, { team: ofCountry }] };
  const letters = await db().letter.findMany({
    where: { editionId, AND: [validLetter, allowed] },
    select: letterSelect,
    orderBy: { number: "asc" },
  });
  return letters.map(toLetter);
}

/** Whom the letter with this code invites; null if there is no such letter, or it is no longer valid. */
export async function findLetter(typed: string) {
  const code = readCode(typed);
  if (!code) return null;
  const letter = await db().letter.findFirst({ where: { code, ...validLetter }, select: checkedSelect });
  if (!letter) return null;
  const { edition, issuedAt, person, team } = letter;
  const members = team ? [team.leader, ...(team.deputyLeader ? [team.deputyLeader] : []), ...team.contestants] : [];
  return {
    tournament: edition.name,
    name: person?.fullName ?? team?.name ?? "",
    people: members.filter((one) => !isErased(one.person)).map((one) => one.person.fullName),
    date: formatDate(toLocalDate(issuedAt, edition.timeZone)),
  };
}
