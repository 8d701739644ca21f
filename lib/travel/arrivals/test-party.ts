import type { Party } from "@/lib/travel/arrivals/schema";

/** The full names of the people are their ids as well. */
interface TestParty extends Pick<Partial<Party>, "id" | "time" | "place"> {
  name: string;
  people: readonly string[];
}

export function testParty({ name, id = name, time = null, place = null, people }: TestParty): Party {
  return {
    id,
    kind: "TEAM",
    name,
    country: { name: "Bulgaria", alpha2: "BG" },
    time,
    place,
    tripNumber: null,
    people: people.map((person) => ({ id: person, fullName: person, arrivedAt: null, role: "CONTESTANT" })),
    team: null,
    leader: null,
    contact: null,
    guide: null,
    transfer: null,
    seatsElsewhere: [],
  };
}
