import "server-only";
import type { ContestantInput } from "@/lib/contestant/inputs";
import { type ContestantColumns, toContestantColumns } from "@/lib/contestant/views";
import { phoneFormatter } from "@/lib/country/international-phone";
import type { NewPersonInput } from "@/lib/person/inputs";
import { memberCreated, newPerson, type TeamKey } from "@/lib/person/team-member";
import type { Database } from "@/lib/platform/db/client";
import type { AuditedChange } from "@/lib/platform/write/audit-log";

interface NewContestant {
  id: string;
  details: ContestantInput & { contestantPerson: NewPersonInput };
  pictureHash: string | null;
}

/**
 * Takes `count` numbers for the codes of a country's contestants and returns the first. Numbers are never reused. Other
 * transactions that want one wait until this one ends.
 */
async function takeNumbers(transaction: Database, { editionId, countryId }: TeamKey, count: number): Promise<number> {
  const { lastNumber } = await transaction.contestantCodeCounter.upsert({
    where: { editionId_countryId: { editionId, countryId } },
    create: { editionId, countryId, lastNumber: count },
    update: { lastNumber: { increment: count } },
    select: { lastNumber: true },
  });
  return lastNumber - count + 1;
}

/** A contestant's columns to store for a request. */
export function contestantData(input: ContestantInput, formatPhone: (number: string) => string): ContestantColumns {
  const { personForContactPhone: phone, ...columns } = toContestantColumns(input);
  return { ...columns, personForContactPhone: phone && formatPhone(phone) };
}

/** Creates contestants of a team with their persons. Returns the changes for the audit log. */
export async function createContestants(
  transaction: Database,
  team: TeamKey,
  newContestants: NewContestant[],
): Promise<AuditedChange[]> {
  const { id: teamId, editionId, countryId } = team;
  const firstNumber = await takeNumbers(transaction, team, newContestants.length);
  const formatPhone = await phoneFormatter(transaction, countryId);
  const rows = newContestants.map(({ id, details, pictureHash }, i) => {
    const person = newPerson(team, details.contestantPerson, pictureHash);
    const number = firstNumber + i;
    const keys = { id, teamId, editionId, countryId, personId: person.id };
    return { person, contestant: { ...keys, number, ...contestantData(details, formatPhone) } };
  });
  const persons = rows.map(({ person }) => person);
  const contestants = rows.map(({ contestant }) => contestant);
  await transaction.person.createMany({ data: persons });
  await transaction.contestant.createMany({ data: contestants });
  return [
    ...persons.map((person) => memberCreated(team, "Person", person)),
    ...contestants.map((contestant) => memberCreated(team, "Contestant", contestant)),
  ];
}
