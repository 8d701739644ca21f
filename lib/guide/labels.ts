import type { Guide } from "@/lib/guide/schema";
import { emptyDetails, specifiedLabels, toDetails } from "@/lib/person/labels";
import { emptyId } from "@/lib/platform/validation/ids";

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

export function guideValues({ person, phoneNumber, schoolName, classDesignator, userId, version }: Guide) {
  return {
    person: toDetails(person),
    phoneNumber,
    schoolName: schoolName ?? "",
    classDesignator: classDesignator ?? "",
    userId,
    version,
  };
}
