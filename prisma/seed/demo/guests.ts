import type { Participant, People } from "@/prisma/seed/demo/people";
import { randomOf } from "@/prisma/seed/demo/random";
import { travelOf } from "@/prisma/seed/demo/travel";

/** Adds guests of the first two countries and of every third of the others. */
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
