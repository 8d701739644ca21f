import { contestantChoices } from "@/lib/contestant/rules";
import type { ChoiceOptions } from "@/lib/edition/choice-lists";
import { requireOptions } from "@/lib/edition/rules";
import { type MissingField, missingFields } from "@/lib/person/missing-details";
import type { TeamCreation } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";
import { placeChoices } from "@/lib/travel/place";

/** A team has this many contestants (specification, section 9). */
export const minContestants = 1;
export const maxContestants = 4;

/** Throws 422 on each field of a new team whose value the edition does not offer. */
export function requireTeamOptions(team: TeamCreation, edition: ChoiceOptions): void {
  const size = (field: string, person: { tShirtSize: string } | undefined) => ({
    field: `${field}.tShirtSize`,
    value: person?.tShirtSize ?? null,
    options: edition.tShirtSizes,
  });
  requireOptions([
    ...placeChoices(team, edition),
    size("leaderCreateModel.leaderPerson", team.leaderCreateModel?.leaderPerson),
    size("deputyLeaderCreateModel.leaderPerson", team.deputyLeaderCreateModel?.leaderPerson),
    ...team.contestants.flatMap((contestant, i) => {
      const person = { field: "contestantPerson", tShirtSize: contestant.contestantPerson.tShirtSize };
      return contestantChoices(contestant, person, edition, `contestants.${i}.`);
    }),
  ]);
}

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
