import "server-only";
import { contestantCode, contestantColumns } from "@/lib/contestant/views";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { participating } from "@/lib/edition/participating";
import { readEdition } from "@/lib/edition/queries";
import type { ContestantGetPayload, ContestantSelect } from "@/lib/generated/prisma/models";
import { type CsvColumns, csvFile, localTime } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import { dateText } from "@/lib/platform/time/time";
import { travelSelect } from "@/lib/travel/view";

const nameOnly = { select: { fullName: true } } as const;

const select = {
  id: true,
  number: true,
  ...contestantColumns,
  username: true,
  person: { select: { fullName: true, nativeName: true, tShirtSize: true } },
  days: { select: { day: true, seatingPlace: true } },
  team: {
    select: {
      name: true,
      group: true,
      isOnline: true,
      isOfficial: true,
      ...travelSelect,
      country: { select: { name: true, alpha2: true, alpha3: true } },
      leader: { select: { email: true, phoneNumber: true, person: nameOnly } },
      deputyLeader: { select: { person: nameOnly } },
    },
  },
} as const satisfies ContestantSelect;

type ExportRow = ContestantGetPayload<{ select: typeof select }>;

const seat = ({ days }: ExportRow, day: number) => days.find((entry) => entry.day === day)?.seatingPlace;
/** An online team may have stored travel details. */
const travelOf = ({ team }: ExportRow) => (team.isOnline ? null : team);

export const exportColumns: CsvColumns<ExportRow> = {
  code: ({ team, number }) => contestantCode(team.country.alpha3, number),
  fullName: ({ person }) => person.fullName,
  nativeName: ({ person }) => person.nativeName,
  country: ({ team }) => team.country.name,
  countryCode: ({ team }) => team.country.alpha2,
  team: ({ team }) => team.name,
  group: ({ team }) => team.group,
  isOfficial: ({ team }) => team.isOfficial,
  dateOfBirth: ({ dateOfBirth }) => dateText(dateOfBirth),
  operatingSystem: ({ operatingSystemName }) => operatingSystemName,
  tShirtSize: ({ person }) => person.tShirtSize,
  leader: ({ team }) => team.leader.person.fullName,
  leaderEmail: ({ team }) => team.leader.email,
  leaderPhone: ({ team }) => team.leader.phoneNumber,
  deputyLeader: ({ team }) => team.deputyLeader?.person.fullName,
  contactPerson: ({ personForContactName }) => personForContactName,
  contactPhone: ({ personForContactPhone }) => personForContactPhone,
  timeOfArrival: (row, timeZone) => localTime(travelOf(row)?.timeOfArrival, timeZone),
  arrivalLocation: (row) => travelOf(row)?.arrivalLocation,
  timeOfDeparture: (row, timeZone) => localTime(travelOf(row)?.timeOfDeparture, timeZone),
  departureLocation: (row) => travelOf(row)?.departureLocation,
  day1SeatingPlace: (row) => seat(row, 1),
  day2SeatingPlace: (row) => seat(row, 2),
  username: ({ username }) => username,
  contestantId: ({ id }) => id,
  // Last, for scripts that count columns.
  arrivalTripNumber: (row) => travelOf(row)?.arrivalTripNumber,
  departureTripNumber: (row) => travelOf(row)?.departureTripNumber,
};

const byTeamAndNumber = (a: ExportRow, b: ExportRow) => byCountryAndName(a.team, b.team) || a.number - b.number;

/** Without passwords. Throws 404 for an unknown year. */
export async function exportContestants(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone } = await readEdition(givenYear);
  const contestants = await db().contestant.findMany({
    where: { editionId: id, team: participating },
    select,
  });
  const text = csvFile(exportColumns, contestants.sort(byTeamAndNumber), timeZone);
  return { fileName: `contestants-${year}.csv`, text };
}
