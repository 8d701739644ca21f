import type { Participant, People } from "@/prisma/seed/demo/people";
import { cycled, randomOf } from "@/prisma/seed/demo/random";
import { travelOf } from "@/prisma/seed/demo/travel";

export function inviteGuests(countries: readonly Participant[], people: People): void {
  countries.forEach((country, index) => {
    if (index > 1 && index % 3 !== 0) return;
    const random = randomOf(`guests:${country.alpha2}`);
    const count = index < 2 ? 3 : random.integer(1, 2);
    for (let i = 1; i <= count; i++) {
      const extras = { assignedRoles: ["GUEST"], ...travelOf(country, random) };
      people.add({ key: `guest:${country.alpha2}:${i}`, country, age: "grown", random, extras });
    }
  });
}

/** `hosts` of the members, from the first, are of the host country. */
const committees = [
  { key: "ORGANIZING_COMMITTEE", members: 6, hosts: 6 },
  { key: "SCIENTIFIC_COMMITTEE", members: 7, hosts: 4 },
  { key: "JURY", members: 8, hosts: 3 },
];

/** The chair of the Scientific Committee is in the Jury as well. */
export function appointCommittees([host, ...guests]: readonly Participant[], people: People): void {
  if (!host) return;
  for (const { key, members, hosts } of committees) {
    for (let i = 0; i < members; i++) {
      const random = randomOf(`committee:${key}:${i}`);
      const country = i < hosts ? host : cycled(guests, i * 3 + key.length);
      const roles = [i === 0 ? `${key}_CHAIR` : `${key}_MEMBER`];
      if (key === "SCIENTIFIC_COMMITTEE" && i === 0) roles.push("JURY_MEMBER");
      people.add({ key: `committee:${key}:${i}`, country, age: "grown", random, extras: { assignedRoles: roles } });
    }
  }
}
