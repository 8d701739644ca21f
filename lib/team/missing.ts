import type { Team } from "@/lib/team/schema";

type Member = Pick<Team["leader"]["person"], "picturePath" | "nativeName" | "tShirtSize">;

const wanted: { of: (member: Member) => string | null; one: string; more: string }[] = [
  { of: ({ picturePath }) => picturePath, one: "picture", more: "pictures" },
  { of: ({ nativeName }) => nativeName, one: "native name", more: "native names" },
  { of: ({ tShirtSize }) => tShirtSize, one: "T-shirt size", more: "T-shirt sizes" },
];

interface TeamMembers {
  leader: { person: Member };
  deputyLeader: { person: Member } | null;
  contestants: { person: Member }[];
}

/** What a team's members still lack, such as "2 pictures, 1 native name"; null if nothing. */
export function missingOf({ leader, deputyLeader, contestants }: TeamMembers): string | null {
  const members = [leader, ...(deputyLeader ? [deputyLeader] : []), ...contestants];
  const parts = wanted.flatMap(({ of, one, more }) => {
    const count = members.filter(({ person }) => !of(person)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return parts.length > 0 ? parts.join(", ") : null;
}
