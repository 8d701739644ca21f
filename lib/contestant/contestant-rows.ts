import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { languageOfName } from "@/lib/country/language";
import { participating } from "@/lib/edition/participating";
import { missingLabels } from "@/lib/person/missing-details";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { dateText } from "@/lib/platform/time/time";

const select = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  isOfficial: true,
  countryId: true,
  arrivalLocation: true,
  country: { select: { name: true, alpha3: true } },
  guide: { select: { person: { select: { fullName: true } } } },
  contestants: {
    select: {
      id: true,
      number: true,
      dateOfBirth: true,
      operatingSystemName: true,
      username: true,
      person: { select: personDetails },
      days: { select: { day: true, seatingPlace: true } },
    },
    orderBy: { number: "asc" },
  },
} as const;

export async function listContestantRows(editionId: string) {
  const teams = await db().team.findMany({ where: { ...participating, editionId }, select });
  return teams.sort(byCountryAndName).flatMap(({ contestants, country, guide, id: teamId, name, countryId, ...team }) =>
    contestants.map(({ number, dateOfBirth, person, days, ...contestant }, i) => {
      const { pictureHash, ...details } = person;
      const seatOn = (day: number) => days.find((entry) => entry.day === day)?.seatingPlace ?? null;
      return {
        ...team,
        ...contestant,
        ...details,
        code: contestantCode(country.alpha3, number),
        nativeLanguage: languageOfName(person.nativeName, countryId),
        country: country.name,
        team: name,
        href: `/editTeam?team=${teamId}&member=contestant-${i + 1}`,
        guide: guide?.person.fullName ?? null,
        arrivalLocation: team.isOnline ? null : team.arrivalLocation,
        dateOfBirth: dateText(dateOfBirth),
        day1Seat: seatOn(1),
        day2Seat: seatOn(2),
        missing: missingLabels([person]),
      };
    }),
  );
}

export type ContestantRow = Awaited<ReturnType<typeof listContestantRows>>[number];
