import { detailLabels, emptyDetails } from "@/lib/person/fields";

/** The labels of a guide's fields in forms, tables, error messages and the audit log. */
export const guideLabels = {
  ...detailLabels,
  phoneNumber: "Phone number",
  schoolName: "School name",
  classDesignator: "Class designator",
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
