import "server-only";
import { readEdition } from "@/lib/edition/queries";
import { type CsvColumns, csvFile, localTime } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import {
  byCountryAndTeam,
  joinDistinct,
  type Traveller,
  toTraveller,
  travellerSelect,
  whoTravels,
} from "@/lib/travel/travellers";

export const travelColumns: CsvColumns<Traveller> = {
  roles: ({ roles }) => roles.join("; "),
  fullName: ({ person }) => person.fullName,
  nativeName: ({ person }) => person.nativeName,
  country: ({ person }) => person.country.name,
  team: ({ teams }) => joinDistinct(teams.map(({ name }) => name)),
  group: ({ teams }) => joinDistinct(teams.map(({ group }) => group)),
  phone: ({ person }) => person.leader?.phoneNumber,
  email: ({ person }) => person.leader?.email,
  timeOfArrival: ({ travel }, timeZone) => localTime(travel.timeOfArrival, timeZone),
  arrivalLocation: ({ travel }) => travel.arrivalLocation,
  arrivalTripNumber: ({ travel }) => travel.arrivalTripNumber,
  timeOfDeparture: ({ travel }, timeZone) => localTime(travel.timeOfDeparture, timeZone),
  departureLocation: ({ travel }) => travel.departureLocation,
  departureTripNumber: ({ travel }) => travel.departureTripNumber,
  guide: ({ teams }) => joinDistinct(teams.map(({ guide }) => guide?.person.fullName)),
  travelsAlone: ({ contact }) => contact !== null,
  contactPerson: ({ contact }) => contact?.personForContactName,
  contactPhone: ({ contact }) => contact?.personForContactPhoneNumber,
};

/** One row for each person who travels, as CSV. Throws 404 for an unknown year. */
export async function exportTravel(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone, dataDeletedAt } = await readEdition(givenYear);
  const people = await db().person.findMany({ where: { editionId: id, ...whoTravels }, select: travellerSelect });
  const travellers = people.map(toTraveller).sort(byCountryAndTeam);
  const text = await csvFile(travelColumns, travellers, timeZone, dataDeletedAt !== null);
  return { fileName: `travel-${year}.csv`, text };
}
