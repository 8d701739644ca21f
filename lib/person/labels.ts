import { guestRole } from "@/lib/edition/person-roles";
import { isRecordRole, type RecordRole } from "@/lib/person/rules";
import { type FormAnswers, questionsOf, toFormAnswers } from "@/lib/question/labels";
import type { Answers, Question } from "@/lib/question/schema";
import { noTravel, type StoredTravel, travelLabels, travelValues } from "@/lib/travel/labels";

export const detailLabels = {
  fullName: "Full name",
  nativeName: "Native name",
  tShirtSize: "T-shirt size",
  picture: "Picture",
  removePicture: "Remove picture",
  pictureIsPublic: "May the picture be shown in public?",
};

/** The options of the selects in forms of a person's details. */
export const detailChoices = {
  pictureIsPublic: [
    { value: "true", label: "Yes" },
    { value: "false", label: "No, only the initials" },
  ],
};

/** `picture` is base64 without a prefix; empty keeps the stored one. */
export const emptyDetails = {
  fullName: "",
  nativeName: "",
  tShirtSize: "",
  picture: "",
  removePicture: false,
  pictureIsPublic: "",
  answers: {} as FormAnswers,
};

export type StoredDetails = Record<"nativeName" | "tShirtSize", string | null> & {
  fullName: string;
  picturePath: string | null;
  pictureIsPublic: boolean;
  answers?: Answers | undefined;
};

/** `questions` are those that the form asks. */
export const emptyDetailsWith = (questions: readonly Question[]): typeof emptyDetails => ({
  ...emptyDetails,
  answers: toFormAnswers(questions, {}),
});

/** `pictureIsPublic` is empty without a picture, so that the form asks for it. `questions` are those that the form asks. */
export function toDetails(stored: StoredDetails, questions: readonly Question[] = []): typeof emptyDetails {
  const { fullName, nativeName, tShirtSize, picturePath, pictureIsPublic } = stored;
  const texts = { fullName, nativeName: nativeName ?? "", tShirtSize: tShirtSize ?? "" };
  const answers = toFormAnswers(questions, stored.answers);
  return { ...emptyDetails, ...texts, pictureIsPublic: picturePath ? String(pictureIsPublic) : "", answers };
}

/** The labels that the specification prescribes for forms (section 2). */
export const specifiedLabels = { ...detailLabels, fullName: "Full Name", nativeName: "Native Name" };

export const recordRoleTitles: Record<RecordRole, string> = {
  LEADER: "Leader",
  CONTESTANT: "Contestant",
  GUIDE: "Guide",
};

export interface RoleTitle {
  role: string;
  title: string;
}

export const guestTitle: RoleTitle = { role: guestRole, title: "Guest" };

export const roleTitles = (committeeRoles: readonly RoleTitle[]): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(recordRoleTitles),
    ...[...committeeRoles, guestTitle].map(({ role, title }) => [role, title] as const),
  ]);

/** The labels of the guest form and list (specification, section 2). */
export const personLabels = {
  ...specifiedLabels,
  ...travelLabels,
  timeOfArrival: "Time of Arrival",
  timeOfDeparture: "Time of Departure",
  roles: "Role",
  countryId: "Country",
};

/** `roles` are the assigned ones; only guests have travel details. */
export const emptyPerson = (countryId: string, roles: string[] = [], questions: readonly Question[] = []) => ({
  ...emptyDetailsWith(questionsOf(questions, "GUEST")),
  countryId,
  roles,
  ...noTravel,
  version: 0,
});

export type PersonValues = ReturnType<typeof emptyPerson>;

type StoredPerson = StoredDetails & StoredTravel & { version: number; roles: string[]; countryId: string };

/** Times are local to `timeZone`. */
export function personValues(
  person: StoredPerson,
  { timeZone, questions }: { timeZone: string; questions: readonly Question[] },
): PersonValues {
  const { countryId, roles, version } = person;
  const assigned = roles.filter((role) => !isRecordRole(role));
  const details = toDetails(person, questionsOf(questions, "GUEST"));
  return { ...details, countryId, roles: assigned, ...travelValues(person, timeZone), version };
}

/** For the descriptions of endpoints. */
export const otherRolesNote =
  "Somebody who is also a guide or has a role in a committee is changed by administrators only.";
