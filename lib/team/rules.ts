import { type MissingField, missingFields } from "@/lib/person/missing-details";
import type { Team } from "@/lib/team/schema";

/** A team has this many contestants (specification, section 9). */
export const minContestants = 1;
export const maxContestants = 4;

type MemberPerson = Pick<Team["leader"]["person"], "fullName" | "picturePath" | "nativeName" | "tShirtSize">;

interface TeamMember {
  person: MemberPerson;
}

interface TeamMembers {
  leader: TeamMember;
  deputyLeader: TeamMember | null;
  contestants: readonly TeamMember[];
}

/** What a member of a team lacks. */
export interface MissingDetails {
  /** The id of the member's form on the team's page. */
  member: string;
  name: string;
  fields: { field: MissingField; label: string }[];
}

/** The members of a team who lack details, with what they lack. */
export function missingDetails({ leader, deputyLeader, contestants }: TeamMembers): MissingDetails[] {
  const members = [
    { member: "leader", person: leader.person },
    ...(deputyLeader ? [{ member: "deputy", person: deputyLeader.person }] : []),
    ...contestants.map(({ person }, i) => ({ member: `contestant-${i + 1}`, person })),
  ];
  return members.flatMap(({ member, person }) => {
    const fields = missingFields(person);
    return fields.length > 0 ? [{ member, name: person.fullName, fields }] : [];
  });
}
