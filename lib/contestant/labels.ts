import { emptyDetails, type StoredDetails, toDetails } from "@/lib/person/labels";

export const groupLabel = "Group";

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
} satisfies Record<keyof typeof contestantLabels | "contestantPerson", unknown>;

/** The form of an online team does not ask for a contact. */
export const withoutContact = <C>(contestant: C) => ({ ...contestant, hasPersonForContact: false as const });

type ContestantValues = typeof emptyContestant;

interface StoredContestant
  extends Record<"id" | "operatingSystemName" | "dateOfBirth", string>,
    Record<"personForContactName" | "personForContactPhoneNumber", string | null> {
  version: number;
  hasPersonForContact: boolean;
  person: StoredDetails;
}

interface EditedContestant extends Omit<ContestantValues, "contestantPerson"> {
  id: string;
  version: number;
  personEditModel: typeof emptyDetails;
}

export function contestantValues(contestant: StoredContestant): EditedContestant {
  const { id, version, operatingSystemName, dateOfBirth, hasPersonForContact } = contestant;
  return {
    id,
    version,
    personEditModel: toDetails(contestant.person),
    operatingSystemName,
    dateOfBirth,
    hasPersonForContact,
    personForContactName: contestant.personForContactName ?? "",
    personForContactPhoneNumber: contestant.personForContactPhoneNumber ?? "",
  };
}
