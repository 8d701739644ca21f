import { cycled, randomOf } from "@/lib/demo/random";
import type { CommitteeMemberCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import type { Participant, People } from "@/prisma/seed/demo/people";
import { travelOf } from "@/prisma/seed/demo/travel";
import { idOf } from "@/prisma/seed/ids";

export function inviteGuests(countries: readonly Participant[], people: People): void {
  countries.forEach((country, index) => {
    if (index > 1 && index % 3 !== 0) return;
    const random = randomOf(`guests:${country.alpha2}`);
    const count = index < 2 ? 3 : random.integer(1, 2);
    for (let i = 1; i <= count; i++) {
      const extras = { isGuest: true, ...travelOf(country, random) };
      people.add({ key: `guest:${country.alpha2}:${i}`, country, age: "grown", random, extras });
    }
  });
}

/** The first `hosts` members are of the host country. */
const committees = [
  { key: "ORGANIZING_COMMITTEE", members: 6, hosts: 6 },
  { key: "SCIENTIFIC_COMMITTEE", members: 7, hosts: 4 },
  { key: "JURY", members: 8, hosts: 3 },
];

/** Returns the roles of the people added; the chair of the Scientific Committee is in the Jury as well. */
export function appointCommittees([host, ...guests]: readonly Participant[], people: People) {
  const rows: CommitteeMemberCreateManyInput[] = [];
  if (!host) return rows;
  for (const { key, members, hosts } of committees) {
    for (let i = 0; i < members; i++) {
      const random = randomOf(`committee:${key}:${i}`);
      // Members from abroad are of different countries.
      const country = i < hosts ? host : cycled(guests, i * 3 + key.length);
      const { id: personId } = people.add({ key: `committee:${key}:${i}`, country, age: "grown", random });
      const appoint = (committee: string, isChair: boolean) =>
        rows.push({ personId, committeeId: idOf(`demo:committee:${committee}`), editionId: demoEdition.id, isChair });
      appoint(key, i === 0);
      if (key === "SCIENTIFIC_COMMITTEE" && i === 0) appoint("JURY", false);
    }
  }
  return rows;
}
