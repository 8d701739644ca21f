import type { Contestant } from "@/lib/contestant/schema";
import { emptyDetails, emptyDetailsWith, toDetails } from "@/lib/person/labels";
import { questionsOf } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import { noTravel, travelValues } from "@/lib/travel/labels";

export const groupLabel = "Group";

/** Other usual headings of a file's column with codes. */
export const codeHeadings = ["Participant code", "Код", "Код на участник", "Код на участника"];

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

/** `questions` are those of the edition. */
export const emptyContestantWith = (questions: readonly Question[]): typeof emptyContestant => ({
  ...emptyContestant,
  contestantPerson: emptyDetailsWith(questionsOf(questions, "CONTESTANT")),
});

/** The form of an online team does not ask for a contact. */
export const withoutContact = <C>(contestant: C) => ({ ...contestant, hasPersonForContact: false as const });

interface ContestantValues extends Omit<typeof emptyContestant, "contestantPerson"> {
  id: string;
  version: number;
  personEditModel: typeof emptyDetails;
}

/** Times are local to `timeZone`. */
export function contestantValues(
  contestant: Contestant,
  { timeZone, questions }: { timeZone: string; questions: readonly Question[] },
): ContestantValues {
  const { id, version, person, operatingSystemName, dateOfBirth, hasPersonForContact } = contestant;
  return {
    id,
    version,
    personEditModel: toDetails(person, questionsOf(questions, "CONTESTANT")),
    operatingSystemName,
    dateOfBirth: dateOfBirth ?? "",
    hasPersonForContact,
    personForContactName: contestant.personForContactName ?? "",
    personForContactPhoneNumber: contestant.personForContactPhoneNumber ?? "",
    ...(hasPersonForContact ? travelValues(person, timeZone) : noTravel),
  };
}
