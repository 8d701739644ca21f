import type { Contestant } from "@/lib/contestant/schema";
import { emptyDetails, toDetails } from "@/lib/person/labels";
import { noTravel, travelValues } from "@/lib/travel/labels";

export const groupLabel = "Group";

export const credentialLabels = {
  username: "User name",
  password: "Password",
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
};

export const contestantLabels = {
  operatingSystemName: "Operating system",
  dateOfBirth: "Date of birth",
  hasPersonForContact: "Contestant does not travel with the leader",
  personForContactName: "Contact name",
  personForContactPhoneNumber: "Contact phone",
};

export const emptyContestant = {
  contestantPerson: emptyDetails,
  operatingSystemName: "",
  dateOfBirth: "",
  hasPersonForContact: false,
  personForContactName: "",
  personForContactPhoneNumber: "",
  ...noTravel,
} satisfies Record<keyof typeof contestantLabels | "contestantPerson", unknown>;

/** The form of an online team does not ask for a contact. */
export const withoutContact = <C>(contestant: C) => ({ ...contestant, hasPersonForContact: false as const });

interface ContestantValues extends Omit<typeof emptyContestant, "contestantPerson"> {
  id: string;
  version: number;
  personEditModel: typeof emptyDetails;
}

/** Times are local to `timeZone`. */
export function contestantValues(contestant: Contestant, timeZone: string): ContestantValues {
  const { id, version, person, operatingSystemName, dateOfBirth, hasPersonForContact } = contestant;
  return {
    id,
    version,
    personEditModel: toDetails(person),
    operatingSystemName,
    dateOfBirth: dateOfBirth ?? "",
    hasPersonForContact,
    personForContactName: contestant.personForContactName ?? "",
    personForContactPhoneNumber: contestant.personForContactPhoneNumber ?? "",
    ...(hasPersonForContact ? travelValues(person, timeZone) : noTravel),
  };
}
