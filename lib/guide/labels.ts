import type { Guide } from "@/lib/guide/schema";
import { emptyDetails, emptyDetailsWith, specifiedLabels, toDetails } from "@/lib/person/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import type { Question } from "@/lib/question/schema";

/** Specification, section 2. */
export const guideLabels = {
  person: specifiedLabels,
  phoneNumber: "Phone number",
  schoolName: "School Name",
  classDesignator: "Class Designator",
  userId: "User",
};

/** Chosen instead of a user's id to create the guide's user too. */
export const newUserId = emptyId;

export const emptyGuide = {
  person: emptyDetails,
  phoneNumber: "",
  schoolName: "",
  classDesignator: "",
  userId: "",
  newUser: { email: "", password: "", invite: false },
};

/** `questions` are those for guides. */
export const emptyGuideWith = (questions: readonly Question[]): typeof emptyGuide => ({
  ...emptyGuide,
  person: emptyDetailsWith(questions),
});

export function guideValues(
  { person, phoneNumber, schoolName, classDesignator, userId, version }: Guide,
  questions: readonly Question[],
) {
  return {
    person: toDetails(person, questions),
    phoneNumber,
    schoolName: schoolName ?? "",
    classDesignator: classDesignator ?? "",
    userId,
    version,
  };
}
