import type { ChoiceOptions } from "@/lib/contest/choice-lists";
import { requireOptions } from "@/lib/contest/rules";
import { contestantChoices } from "@/lib/contestant/rules";
import type { TeamCreation } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";

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
  const place = (field: "arrivalLocation" | "departureLocation") => ({
    field,
    value: team[field],
    options: edition.arrivalLocations,
  });
  requireOptions([
    place("arrivalLocation"),
    place("departureLocation"),
    size("leaderCreateModel.leaderPerson", team.leaderCreateModel?.leaderPerson),
    size("deputyLeaderCreateModel.leaderPerson", team.deputyLeaderCreateModel?.leaderPerson),
    ...team.contestants.flatMap((contestant, i) => {
      const person = { field: "contestantPerson", tShirtSize: contestant.contestantPerson.tShirtSize };
      return contestantChoices(contestant, person, edition, `contestants.${i}.`);
    }),
  ]);
}

type Member = Pick<Team["leader"]["person"], "picturePath" | "nativeName" | "tShirtSize">;

interface TeamMembers {
  leader: { person: Member };
  deputyLeader: { person: Member } | null;
  contestants: { person: Member }[];
}

const expected: { value: (member: Member) => string | null; one: string; many: string }[] = [
  { value: ({ picturePath }) => picturePath, one: "picture", many: "pictures" },
  { value: ({ nativeName }) => nativeName, one: "native name", many: "native names" },
  { value: ({ tShirtSize }) => tShirtSize, one: "T-shirt size", many: "T-shirt sizes" },
];

/** The details that a team's members lack, such as "2 pictures, 1 native name"; null if there are none. */
export function missingDetails({ leader, deputyLeader, contestants }: TeamMembers): string | null {
  const members = [leader, ...(deputyLeader ? [deputyLeader] : []), ...contestants];
  const parts = expected.flatMap(({ value, one, many }) => {
    const count = members.filter(({ person }) => !value(person)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length > 0 ? parts.join(", ") : null;
}
