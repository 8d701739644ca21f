import type { LeaderRecord } from "@/lib/leader/schema";
import { groupBy } from "@/lib/platform/group-by";
import type { Answers } from "@/lib/question/schema";

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** One entry for all records of the same full name and country (specification, section 3). */
export function groupLeaders(
  records: readonly LeaderRecord[],
  countryOf: (countryId: string) => { country: string; countryCode: string },
) {
  const recordsByPerson = groupBy(records, ({ person }) => `${person.countryId} ${person.fullName}`);
  return [...recordsByPerson.values()].map((ownRecords) => {
    const { person } = ownRecords[0];
    return {
      id: person.id,
      personIds: unique(ownRecords.map(({ person }) => person.id)),
      fullName: person.fullName,
      ...countryOf(person.countryId),
      picturePath: ownRecords.map(({ person }) => person.picturePath).find(Boolean) ?? null,
      /** e.g. "Oak(Junior)" or "Ash(Senior)-Deputy" */
      teams: ownRecords.map(
        ({ teamName, teamGroup, isDeputy }) => `${teamName}(${teamGroup})${isDeputy ? "-Deputy" : ""}`,
      ),
      groups: unique(ownRecords.map(({ teamGroup }) => teamGroup)),
      phoneNumbers: unique(ownRecords.map(({ phoneNumber }) => phoneNumber)),
      answers: Object.assign({}, ...ownRecords.map(({ person }) => person.answers)) as Answers,
      emails: unique(ownRecords.map(({ email }) => email)),
    };
  });
}

export type GroupedLeader = ReturnType<typeof groupLeaders>[number];
