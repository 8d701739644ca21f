import "server-only";
import { defaultCountryId } from "@/lib/country/queries";
import { notErased } from "@/lib/edition/erased";
import { editableBy, ledTeamsOf, participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { dateText, formatDate, toDate } from "@/lib/platform/time/time";
import { type Born, nameKey, sameContestants, samePeople } from "@/lib/team/duplicates";
import type { TypedNames } from "@/lib/team/inputs";
import type { DuplicatePerson, Duplicates } from "@/lib/team/schema";

const nameSelect = { name: true, country: { select: { name: true } } } as const;
const bornSelect = { id: true, dateOfBirth: true, person: { select: { fullName: true } } } as const;

const toBorn = ({ dateOfBirth, person }: { dateOfBirth: Date | null; person: { fullName: string } }): Born => ({
  fullName: person.fullName,
  dateOfBirth: dateOfBirth ? dateText(dateOfBirth) : "",
});

async function warnOfTeamName({ teamId, name }: TypedNames): Promise<string[]> {
  if (!name) return [];
  const teams = await db().team.findMany({
    where: { ...participating, edition: ofYear(), ...(teamId && { id: { not: teamId } }) },
    select: nameSelect,
  });
  return teams
    .filter((team) => nameKey(team.name) === nameKey(name))
    .map((team) => `A team named “${team.name}” is already registered by ${team.country.name}.`);
}

async function warnOfContestants(actor: Actor, contestants: TypedNames["contestants"]): Promise<string[]> {
  if (contestants.length === 0) return [];
  const stored = await db().contestant.findMany({
    where: {
      // Another country's registrator must not be able to guess a date of birth.
      team: { ...participating, ...editableBy(actor) },
      dateOfBirth: { in: contestants.map(({ dateOfBirth }) => toDate(dateOfBirth)) },
      id: { notIn: contestants.flatMap(({ id }) => id ?? []) },
    },
    select: { ...bornSelect, team: { select: nameSelect } },
  });
  const describe = ({ fullName, dateOfBirth }: Born) => `${fullName}, born on ${formatDate(dateOfBirth)},`;
  const compared = [
    ...contestants.map(({ fullName, dateOfBirth }) => ({ fullName, dateOfBirth, team: null })),
    ...stored.map((row) => ({ ...toBorn(row), team: row.team })),
  ];
  const groups = sameContestants(compared).filter(([first]) => first.team === null);
  return [
    ...groups.filter(([, second]) => second?.team === null).map(([twin]) => `${describe(twin)} is entered twice.`),
    ...groups.flatMap((group) =>
      group.flatMap(({ team, ...contestant }) =>
        team ? [`${describe(contestant)} is already in the team “${team.name}” of ${team.country.name}.`] : [],
      ),
    ),
  ];
}

const teamNames = { where: participating, select: { name: true }, orderBy: { name: "asc" } } as const;

/** Everybody of a country but contestants of withdrawn teams, described by their roles. */
async function listPeopleOf(actor: Actor, { people, countryId, contestId }: TypedNames) {
  const isAdministrator = actor.role === "Administrator";
  const ownCountryId = isAdministrator ? (countryId ?? (await defaultCountryId())) : actor.countryId;
  if (!ownCountryId) return [];
  const rows = await db().person.findMany({
    where: {
      countryId: ownCountryId,
      edition: isAdministrator && contestId ? { id: contestId } : ofYear(),
      ...notErased,
      id: { notIn: people.flatMap(({ id }) => id ?? []) },
      NOT: { contestant: { team: { withdrawnAt: { not: null } } } },
    },
    select: {
      id: true,
      fullName: true,
      isGuest: true,
      leader: { select: { id: true, teams: teamNames, deputyOf: teamNames } },
      contestant: { select: { team: { select: { name: true } } } },
      guide: { select: { id: true } },
      committees: { select: { committee: { select: { name: true } } } },
    },
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id: personId, fullName, isGuest, leader, contestant, guide, committees }) => {
    const ledTeams = ledTeamsOf(leader).map(({ name }) => name);
    const isOnlyGuest = isGuest && !guide && committees.length === 0;
    const description = joinWithAnd([
      ...(leader ? [ledTeams.length > 0 ? `leader of ${joinWithAnd(ledTeams)}` : "leader"] : []),
      ...(contestant ? [`contestant of ${contestant.team.name}`] : []),
      ...(isGuest ? ["guest"] : []),
      ...(guide ? ["guide"] : []),
      ...new Set(committees.map(({ committee }) => `member of ${committee.name}`)),
    ]);
    const canLead = !leader && !contestant && (isAdministrator || isOnlyGuest);
    return { personId, leaderId: leader?.id ?? null, fullName, description, isGuest, canLead };
  });
}

async function warnOfPeople(actor: Actor, names: TypedNames): Promise<Duplicates> {
  if (names.people.length === 0) return { warnings: [], people: [] };
  const stored = await listPeopleOf(actor, names);
  const compared = [
    ...names.people.map(({ fullName }, typed) => ({ fullName, typed, stored: null })),
    ...stored.map((row) => ({ fullName: row.fullName, typed: null, stored: row })),
  ];
  const warnings: string[] = [];
  const people: DuplicatePerson[] = [];
  for (const [first, ...others] of samePeople(compared, () => "")) {
    if (first.typed === null) continue;
    if (others.some(({ typed }) => typed !== null)) warnings.push(`${first.fullName} is entered twice.`);
    for (const { stored: row } of others) {
      if (!row) continue;
      warnings.push(`${row.fullName} is already registered${row.description && ` (${row.description})`}.`);
      people.push({ ...row, typed: first.typed });
    }
  }
  return { warnings, people };
}

/** Warns of names that are registered already or typed twice, and lists the stored people who may be those typed. */
export async function findDuplicates(actor: Actor, typed: TypedNames): Promise<Duplicates> {
  const [teams, contestants, people] = await Promise.all([
    warnOfTeamName(typed),
    warnOfContestants(actor, typed.contestants),
    warnOfPeople(actor, typed),
  ]);
  return { warnings: [...teams, ...contestants, ...people.warnings], people: people.people };
}
