import type { LeaderRecord } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { missingFields } from "@/lib/person/missing-details";

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** By full name and country (specification, section 3). */
export function groupLeaders(records: readonly LeaderRecord[], countryOf: (countryId: string) => string) {
  const groups = new Map<string, [LeaderRecord, ...LeaderRecord[]]>();
  for (const record of records) {
    const key = `${record.person.countryId} ${record.person.fullName}`;
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return [...groups].map(([id, group]) => {
    const { person } = group[0];
    return {
      id,
      fullName: person.fullName,
      country: countryOf(person.countryId),
      picturePath: group.map(({ person }) => person.picturePath).find(Boolean) ?? null,
      /** e.g. "Oak(Junior)" or "Ash(Senior)-Deputy" */
      teams: group.map(({ teamName, teamGroup, isDeputy }) => `${teamName}(${teamGroup})${isDeputy ? "-Deputy" : ""}`),
      groups: unique(group.map(({ teamGroup }) => teamGroup)),
      missing: missingFields(person).map(({ field }) => detailLabels[field]),
      phoneNumbers: unique(group.map(({ phoneNumber }) => phoneNumber)),
      emails: unique(group.map(({ email }) => email)),
    };
  });
}

export type GroupedLeader = ReturnType<typeof groupLeaders>[number];
