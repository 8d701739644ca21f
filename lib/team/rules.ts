import type { ChoiceOptions } from "@/lib/contest/choice-lists";
import { requireOptions } from "@/lib/contest/rules";
import { contestantChoices } from "@/lib/contestant/rules";
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

interface TeamMember {
  person: Pick<Team["leader"]["person"], "fullName" | "picturePath" | "nativeName" | "tShirtSize">;
}

interface TeamMembers {
  leader: TeamMember;
  deputyLeader: TeamMember | null;
  contestants: readonly TeamMember[];
}

export type MissingField = "picture" | "nativeName" | "tShirtSize";

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
  return members.flatMap(({ member, person: { fullName: name, picturePath, nativeName, tShirtSize } }) => {
    const expected = [
      { field: "picture", label: "picture", value: picturePath },
      { field: "nativeName", label: "native name", value: nativeName },
      { field: "tShirtSize", label: "T-shirt size", value: tShirtSize },
    ] as const;
    const fields = expected.filter(({ value }) => !value).map(({ field, label }) => ({ field, label }));
    return fields.length > 0 ? [{ member, name, fields }] : [];
  });
}
