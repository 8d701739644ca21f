import type { Guide } from "@/lib/guide/schema";
import { emptyDetails, specifiedLabels, toDetails } from "@/lib/person/labels";

/** Specification, section 2. */
export const guideLabels = {
  person: specifiedLabels,
  phoneNumber: "Phone number",
  schoolName: "School Name",
  classDesignator: "Class Designator",
  userId: "User",
};

export const emptyGuide = {
  person: emptyDetails,
  phoneNumber: "",
  schoolName: "",
  classDesignator: "",
  userId: "",
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
