import { detailLabels, emptyDetails } from "@/lib/person/fields";

/** The labels of a guide's fields in forms, tables, error messages and the audit log (specification, section 2). */
export const guideLabels = {
  ...detailLabels,
  fullName: "Full Name",
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
