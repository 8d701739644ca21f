import type { ContestantRow } from "@/lib/contestant/contestant-rows";
import { contestantLabels, credentialLabels, groupLabel } from "@/lib/contestant/labels";
import { detailLabels } from "@/lib/person/labels";
import { travelLabels } from "@/lib/travel/labels";

interface ExportColumn {
  title: string;
  value: (row: ContestantRow) => string | null;
}

/** By their names in the API's file; the control panel's file has the titles instead. */
export const exportColumns = {
  code: { title: "Code", value: ({ code }) => code },
  fullName: { title: detailLabels.fullName, value: ({ fullName }) => fullName },
  nativeName: { title: detailLabels.nativeName, value: ({ nativeName }) => nativeName },
  country: { title: "Country", value: ({ country }) => country },
  countryCode: { title: "Country code", value: ({ countryCode }) => countryCode },
  team: { title: "Team", value: ({ team }) => team },
  group: { title: groupLabel, value: ({ group }) => group },
  isOfficial: { title: "Official", value: ({ isOfficial }) => String(isOfficial) },
  dateOfBirth: { title: contestantLabels.dateOfBirth, value: ({ dateOfBirth }) => dateOfBirth },
  operatingSystem: { title: contestantLabels.operatingSystemName, value: (row) => row.operatingSystemName },
  tShirtSize: { title: detailLabels.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
  leader: { title: "Leader", value: ({ leader }) => leader },
  leaderEmail: { title: "Leader’s e-mail", value: ({ leaderEmail }) => leaderEmail },
  leaderPhone: { title: "Leader’s phone number", value: ({ leaderPhone }) => leaderPhone },
  deputyLeader: { title: "Deputy leader", value: ({ deputyLeader }) => deputyLeader },
  contactPerson: { title: contestantLabels.personForContactName, value: (row) => row.personForContactName },
  contactPhone: {
    title: contestantLabels.personForContactPhoneNumber,
    value: (row) => row.personForContactPhoneNumber,
  },
  timeOfArrival: { title: travelLabels.timeOfArrival, value: ({ timeOfArrival }) => timeOfArrival },
  arrivalLocation: { title: travelLabels.arrivalLocation, value: ({ arrivalLocation }) => arrivalLocation },
  timeOfDeparture: { title: travelLabels.timeOfDeparture, value: ({ timeOfDeparture }) => timeOfDeparture },
  departureLocation: { title: travelLabels.departureLocation, value: ({ departureLocation }) => departureLocation },
  day1SeatingPlace: { title: credentialLabels.day1SeatingPlace, value: ({ day1Seat }) => day1Seat },
  day2SeatingPlace: { title: credentialLabels.day2SeatingPlace, value: ({ day2Seat }) => day2Seat },
  username: { title: credentialLabels.username, value: ({ username }) => username },
  contestantId: { title: "Contestant’s id", value: ({ id }) => id },
  // New columns come last, because scripts may count columns.
  arrivalTripNumber: { title: travelLabels.arrivalTripNumber, value: ({ arrivalTripNumber }) => arrivalTripNumber },
  departureTripNumber: { title: travelLabels.departureTripNumber, value: (row) => row.departureTripNumber },
} satisfies Record<string, ExportColumn>;
