import "server-only";
import { randomUUID } from "node:crypto";
import { type ContestantInput, contestantFields } from "@/lib/contestant/inputs";
import type { ContestantColumns } from "@/lib/contestant/views";
import type { PhoneFormatter } from "@/lib/country/international-phone";
import type { EditionRow } from "@/lib/edition/views";
import type { TeamKey } from "@/lib/person/create-people";
import type { NewPersonInput } from "@/lib/person/inputs";
import type { Database } from "@/lib/platform/db/client";
import { pick, without } from "@/lib/platform/pick";
import { toDate } from "@/lib/platform/time/time";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { storeAnswers } from "@/lib/question/store-answers";
import type { Travel } from "@/lib/travel/views";

/** Returns the first of `count` new numbers; none is ever reused. Other transactions that need one wait for this one. */
async function takeNumbers(transaction: Database, { editionId, countryId }: TeamKey, count: number): Promise<number> {
  const { lastNumber } = await transaction.contestantCodeCounter.upsert({
    where: { editionId_countryId: { editionId, countryId } },
    create: { editionId, countryId, lastNumber: count },
    update: { lastNumber: { increment: count } },
    select: { lastNumber: true },
  });
  return lastNumber - count + 1;
}

/** `at` is the prefix of the request's fields. Throws 422 for a phone number that cannot exist. */
export function contestantData(input: ContestantInput, formatPhone: PhoneFormatter, at = ""): ContestantColumns {
  const phoneField = `${at}personForContactPhoneNumber`;
  return {
    ...pick(input, contestantFields),
    dateOfBirth: toDate(input.dateOfBirth),
    personForContactName: input.hasPersonForContact ? input.personForContactName : null,
    personForContactPhoneNumber: input.hasPersonForContact
      ? formatPhone(phoneField, input.personForContactPhoneNumber)
      : null,
  };
}

interface NewContestant {
  id: string;
  input: ContestantInput & { contestantPerson: NewPersonInput };
  pictureHash: string | null;
  travel: Travel;
  /** The prefix of the request's fields. */
  at?: string;
}

/** Throws 422 for a phone number that cannot exist and for a wrong answer. */
export async function createContestants(
  unit: UnitOfWork,
  edition: EditionRow,
  team: TeamKey,
  contestants: readonly NewContestant[],
  formatPhone: PhoneFormatter,
): Promise<void> {
  const { transaction, audit } = unit;
  const { id: teamId, editionId, countryId } = team;
  const firstNumber = await takeNumbers(transaction, team, contestants.length);
  const rows = contestants.map(({ id, input, pictureHash, travel, at = "" }, i) => {
    const { picture, pictureIsPublic = true, answers, ...details } = input.contestantPerson;
    const person = { id: randomUUID(), editionId, countryId, ...details, pictureIsPublic, pictureHash, ...travel };
    const keys = { id, teamId, editionId, countryId, personId: person.id, number: firstNumber + i };
    const answering = {
      personId: person.id,
      name: person.fullName,
      role: "CONTESTANT" as const,
      answers,
      teamIds: [teamId],
      at: `${at}contestantPerson.`,
    };
    return { person, contestant: { ...keys, ...contestantData(input, formatPhone, at) }, answering };
  });
  await transaction.person.createMany({ data: rows.map(({ person }) => person) });
  await transaction.contestant.createMany({ data: rows.map(({ contestant }) => contestant) });
  for (const { person, contestant } of rows) {
    const change = { name: person.fullName, before: null, teamIds: [teamId] };
    audit({ ...change, entity: "Person", entityId: person.id, after: without(person, { id: true }) });
    audit({ ...change, entity: "Contestant", entityId: contestant.id, after: without(contestant, { id: true }) });
  }
  await storeAnswers(
    unit,
    edition,
    rows.map(({ answering }) => answering),
  );
}
