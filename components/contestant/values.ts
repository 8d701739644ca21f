import type { Contestant } from "@/lib/contestant/schema";

/** Empty values of a contestant's own fields in a form. */
export const emptyContestantFields = {
  operatingSystemName: "",
  dateOfBirth: "",
  hasPersonForContact: false,
  personForContactName: "",
  personForContactPhoneNumber: "",
};

export type ContestantFieldValues = typeof emptyContestantFields;

/** A stored contestant's own fields as values of a form. */
export function toContestantFields(contestant: Contestant): ContestantFieldValues {
  return {
    operatingSystemName: contestant.operatingSystemName,
    dateOfBirth: contestant.dateOfBirth,
    hasPersonForContact: contestant.hasPersonForContact,
    personForContactName: contestant.personForContactName ?? "",
    personForContactPhoneNumber: contestant.personForContactPhoneNumber ?? "",
  };
}

/** The values that a contestant can bring from the previous edition. */
export type PreviousContestantFields = Omit<
  ContestantFieldValues,
  "hasPersonForContact" | "personForContactName" | "personForContactPhoneNumber"
>;
