import type { Guide } from "@/lib/guide/schema";
import { detailLabels, emptyDetails, toDetails } from "@/lib/person/labels";

/** The labels of a guide's fields in forms, tables, error messages and the audit log (specification, section 2). */
export const guideLabels = {
  person: { ...detailLabels, fullName: "Full Name" },
  phoneNumber: "Phone number",
  schoolName: "School Name",
  classDesignator: "Class Designator",
  userId: "User",
};

/** Values of the form of a new guide. */
export const emptyGuide = {
  person: emptyDetails,
  phoneNumber: "",
  schoolName: "",
  classDesignator: "",
  userId: "",
};

/** A stored guide as values of a form. */
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
