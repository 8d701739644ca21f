import "server-only";
import { editableBy, participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { dateText, formatDate, toDate } from "@/lib/platform/time/time";
import { type Born, contestantKey, nameKey, repeated } from "@/lib/team/duplicates";
import type { TypedNames } from "@/lib/team/inputs";

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
  const keys = new Set(contestants.map(contestantKey));
  const person = ({ fullName, dateOfBirth }: Born) => `${fullName}, born on ${formatDate(dateOfBirth)},`;
  return [
    ...repeated(contestants, contestantKey).map(([twin]) => `${person(twin)} is entered twice.`),
    ...stored
      .filter((row) => keys.has(contestantKey(toBorn(row))))
      .map((row) => `${person(toBorn(row))} is already in the team “${row.team.name}” of ${row.team.country.name}.`),
  ];
}

export async function findDuplicates(actor: Actor, typed: TypedNames): Promise<{ warnings: string[] }> {
  const [teams, contestants] = await Promise.all([warnOfTeamName(typed), warnOfContestants(actor, typed.contestants)]);
  return { warnings: [...teams, ...contestants] };
}
