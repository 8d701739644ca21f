import "server-only";
import type { ContestantInput } from "@/lib/contestant/inputs";
import type { ContestantColumns } from "@/lib/contestant/views";
import type { PhoneFormatter } from "@/lib/country/international-phone";
import type { NewPersonInput } from "@/lib/person/inputs";
import { newPerson, type TeamKey } from "@/lib/person/team-member";
import type { Database } from "@/lib/platform/db/client";
import { toDate } from "@/lib/platform/time/time";
import type { UnitOfWork } from "@/lib/platform/write/write";

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
export function contestantData(input: ContestantInput, formatPhone: PhoneFormatter): ContestantColumns {
  return {
    dateOfBirth: toDate(input.dateOfBirth),
    operatingSystemName: input.operatingSystemName,
    personForContactName: input.hasPersonForContact ? input.personForContactName : null,
    personForContactPhone: input.hasPersonForContact ? formatPhone(input.personForContactPhoneNumber) : null,
  };
}

/** Creates contestants of a team with their persons. */
export async function createContestants(
  { transaction, audit }: UnitOfWork,
  team: TeamKey,
  newContestants: NewContestant[],
  formatPhone: PhoneFormatter,
): Promise<void> {
  const { id: teamId, editionId, countryId } = team;
  const firstNumber = await takeNumbers(transaction, team, newContestants.length);
  const rows = newContestants.map(({ id, details, pictureHash }, i) => {
    const person = newPerson(team, details.contestantPerson, pictureHash);
    const keys = { teamId, editionId, countryId, personId: person.id };
    return { id, person, contestant: { ...keys, number: firstNumber + i, ...contestantData(details, formatPhone) } };
  });
  await transaction.person.createMany({ data: rows.map(({ person }) => person) });
  await transaction.contestant.createMany({ data: rows.map(({ id, contestant }) => ({ id, ...contestant })) });
  for (const { id, person, contestant } of rows) {
    const { id: personId, ...details } = person;
    const created = { name: person.fullName, before: null, teamIds: [teamId] };
    audit({ entity: "Person", entityId: personId, after: details, ...created });
    audit({ entity: "Contestant", entityId: id, after: contestant, ...created });
  }
}
