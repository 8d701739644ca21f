import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { detailLabels, personLabels } from "@/lib/person/labels";
import { auditedAnswers } from "@/lib/question/audit";
import { auditedTravel } from "@/lib/travel/audit";

export const auditedPerson: AuditedRecord = {
  nouns: ["Person", "People"],
  required: "fullName",
  fields: {
    ...plainFields(detailLabels),
    pictureHash: { label: detailLabels.picture, type: "hash" },
    countryId: { label: personLabels.countryId, type: "record" },
    assignedRoles: { label: "Roles", type: "personRoles" },
    ...auditedTravel,
    arrived: { label: "Arrived" },
    nameIsWithheld: { label: "Name withheld" },
    ...auditedAnswers,
    personalData: { label: "Personal data", type: "note" },
  },
};
