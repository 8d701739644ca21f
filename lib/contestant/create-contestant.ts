import "server-only";
import type { ContestantInput } from "@/lib/contestant/inputs";
import type { ContestantColumns } from "@/lib/contestant/views";
import { type PhoneFormatter, phoneFormatter } from "@/lib/country/international-phone";
import { createPerson, type TeamKey } from "@/lib/person/create-person";
import type { NewPersonInput } from "@/lib/person/inputs";
import type { Database } from "@/lib/platform/db/client";
import { toDate } from "@/lib/platform/time/time";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Takes the number of a contestant's code, which is never reused. Other transactions that want one wait until this one ends. */
async function takeNumber(transaction: Database, { editionId, countryId }: TeamKey): Promise<number> {
  const { lastNumber } = await transaction.contestantCodeCounter.upsert({
    where: { editionId_countryId: { editionId, countryId } },
    create: { editionId, countryId, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
    select: { lastNumber: true },
  });
  return lastNumber;
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

export async function createContestant(
  unit: UnitOfWork,
  team: TeamKey,
  id: string,
  input: ContestantInput & { contestantPerson: NewPersonInput },
  pictureHash: string | null,
): Promise<void> {
  const { transaction, audit } = unit;
  const { id: teamId, editionId, countryId } = team;
  const { picture, ...details } = input.contestantPerson;
  const personId = await createPerson(unit, { editionId, countryId, ...details, pictureHash }, [teamId]);
  const number = await takeNumber(transaction, team);
  const columns = contestantData(input, await phoneFormatter(transaction, countryId));
  const after = { teamId, editionId, countryId, personId, number, ...columns };
  await transaction.contestant.create({ data: { id, ...after }, select: { id: true } });
  audit({ entity: "Contestant", entityId: id, name: details.fullName, before: null, after, teamIds: [teamId] });
}
