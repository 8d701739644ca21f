import type { CommitteeCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import type { Participant, People } from "@/prisma/seed/demo/people";
import { cycled, randomOf } from "@/prisma/seed/demo/random";
import { idOf } from "@/prisma/seed/ids";

interface DemoCommittee {
  key: string;
  name: string;
  chairTitle?: string;
  memberTitle?: string;
  members: number;
  /** How many members, from the first, are of the host country. */
  hosts: number;
}

const committees: readonly DemoCommittee[] = [
  { key: "ORGANIZING_COMMITTEE", name: "Organizing Committee", members: 6, hosts: 6 },
  { key: "SCIENTIFIC_COMMITTEE", name: "Scientific Committee", members: 7, hosts: 4 },
  { key: "JURY", name: "Jury", chairTitle: "Head of the Jury", memberTitle: "Juror", members: 8, hosts: 3 },
];

export const committeeRows: CommitteeCreateManyInput[] = committees.map(
  ({ key, name, chairTitle = "Chair", memberTitle = "Member" }, index) => {
    const id = idOf(`demo:committee:${key}`);
    return { id, editionId: demoEdition.id, position: index + 1, key, name, chairTitle, memberTitle };
  },
);

/** Adds the members; the chair of the Scientific Committee is in the Jury as well. */
export function appointCommittees(countries: readonly Participant[], people: People): void {
  const [host] = countries;
  if (!host) return;
  for (const { key, members, hosts } of committees) {
    for (let i = 0; i < members; i++) {
      const random = randomOf(`committee:${key}:${i}`);
      const country = i < hosts ? host : cycled(countries.slice(1), i * 3 + key.length);
      const roles = [i === 0 ? `${key}_CHAIR` : `${key}_MEMBER`];
      if (key === "SCIENTIFIC_COMMITTEE" && i === 0) roles.push("JURY_MEMBER");
      people.add({ key: `committee:${key}:${i}`, country, age: "grown", random, extras: { assignedRoles: roles } });
    }
  }
}
