import { missingFields } from "@/lib/person/missing-details";
import type { Person } from "@/lib/person/schema";

/** Specification, section 9. */
export const minContestants = 1;
export const maxContestants = 4;

export const tooFewContestants = "A team needs at least one contestant.";

export const sameLeaders = "The leader and the deputy leader must be two different people.";

interface TeamMember {
  person: Pick<Person, "fullName" | "picturePath" | "nativeName" | "tShirtSize">;
}

interface TeamMembers {
  leader: TeamMember;
  deputyLeader: TeamMember | null;
  contestants: readonly TeamMember[];
}

export type MissingDetails = ReturnType<typeof missingDetails>[number];

/** `member` names a person in the address of the team's page. */
export function missingDetails({ leader, deputyLeader, contestants }: TeamMembers) {
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
