import type { LeaderRecord } from "@/lib/leader/schema";
import { groupBy } from "@/lib/platform/group-by";
import type { Answers } from "@/lib/question/schema";

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** One entry for all records of the same full name and country (specification, section 3). */
export function groupLeaders(
  records: readonly LeaderRecord[],
  countryOf: (countryId: string) => { country: string; countryCode: string },
) {
  const groups = groupBy(records, ({ person }) => `${person.countryId} ${person.fullName}`);
  return [...groups.values()].map((group) => {
    const { person } = group[0];
    return {
      id: person.id,
      personIds: unique(group.map((one) => one.person.id)),
      fullName: person.fullName,
      ...countryOf(person.countryId),
      picturePath: group.map(({ person }) => person.picturePath).find(Boolean) ?? null,
      /** e.g. "Oak(Junior)" or "Ash(Senior)-Deputy" */
      teams: group.map(({ teamName, teamGroup, isDeputy }) => `${teamName}(${teamGroup})${isDeputy ? "-Deputy" : ""}`),
      groups: unique(group.map(({ teamGroup }) => teamGroup)),
      phoneNumbers: unique(group.map(({ phoneNumber }) => phoneNumber)),
      answers: Object.assign({}, ...group.map(({ person }) => person.answers)) as Answers,
      emails: unique(group.map(({ email }) => email)),
    };
  });
}

export type GroupedLeader = ReturnType<typeof groupLeaders>[number];
