import { contestantCode } from "@/lib/contestant/views";
import type { GuideGetPayload, GuideSelect } from "@/lib/generated/prisma/models";
import type { Guide } from "@/lib/guide/schema";
import { personSelect, toPerson, travelSelect } from "@/lib/person/views";
import { participating } from "@/lib/team/participating";

export const guideSelect = {
  id: true,
  personId: true,
  userId: true,
  phoneNumber: true,
  schoolName: true,
  classDesignator: true,
  version: true,
  person: { select: { ...personSelect, ...travelSelect } },
  teams: {
    where: participating,
    select: {
      id: true,
      name: true,
      isOnline: true,
      country: { select: { name: true, alpha3: true } },
      contestants: {
        select: { id: true, number: true, person: { select: { fullName: true } } },
        orderBy: { number: "asc" },
      },
    },
    orderBy: { name: "asc" },
  },
} as const satisfies GuideSelect;

type GuideRow = GuideGetPayload<{ select: typeof guideSelect }>;

export function toGuide({ person, teams, ...guide }: GuideRow): Guide {
  const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation, ...personRow } = person;
  const travel = { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation };
  return {
    ...guide,
    person: toPerson(personRow, ["GUIDE"], travel),
    teams: teams.map(({ id, name, isOnline, country, contestants }) => ({
      id,
      name,
      isOnline,
      countryName: country.name,
      contestants: contestants.map((contestant) => ({
        id: contestant.id,
        code: contestantCode(country.alpha3, contestant.number),
        fullName: contestant.person.fullName,
      })),
    })),
  };
}
