import type { LeaderRecord } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { missingFields } from "@/lib/person/missing-details";

/** A leader with all their teams, grouped by full name and country (specification, section 3). */
export interface GroupedLeader {
  key: string;
  fullName: string;
  country: string;
  picturePath: string | null;
  /** Lines such as "Oak(Junior)" or "Ash(Senior)-Deputy". */
  teams: string[];
  groups: string[];
  /** The labels of the details that are missing. */
  missing: string[];
  phoneNumbers: string[];
  emails: string[];
}

function addOnce(list: string[], value: string): void {
  if (!list.includes(value)) list.push(value);
}

/** Groups leader records by full name and country, in their order; `countryOf` returns a country's name. */
export function groupLeaders(
  records: readonly LeaderRecord[],
  countryOf: (countryId: string) => string,
): GroupedLeader[] {
  const leaders = new Map<string, GroupedLeader>();
  for (const { person, phoneNumber, email, teamName, teamGroup, isDeputy } of records) {
    const { fullName, picturePath } = person;
    const key = `${person.countryId} ${fullName}`;
    const leader = leaders.get(key) ?? {
      key,
      fullName,
      country: countryOf(person.countryId),
      picturePath,
      teams: [],
      groups: [],
      missing: missingFields(person).map(({ field }) => detailLabels[field]),
      phoneNumbers: [],
      emails: [],
    };
    leader.picturePath ??= picturePath;
    leader.teams.push(`${teamName}(${teamGroup})${isDeputy ? "-Deputy" : ""}`);
    addOnce(leader.groups, teamGroup);
    addOnce(leader.phoneNumbers, phoneNumber);
    addOnce(leader.emails, email);
    leaders.set(key, leader);
  }
  return [...leaders.values()];
}
