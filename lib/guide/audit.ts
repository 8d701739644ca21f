import { guideLabels } from "@/lib/guide/labels";
import type { AuditedFieldsByName, AuditedRecord } from "@/lib/platform/write/audited-record";

const { userId, phoneNumber, schoolName, classDesignator } = guideLabels;

export const auditedGuide: AuditedRecord = {
  nouns: ["Guide", "Guides"],
  required: "phoneNumber",
  fields: {
    phoneNumber: { label: phoneNumber },
    schoolName: { label: schoolName },
    classDesignator: { label: classDesignator },
    userId: { label: userId, type: "record" },
  },
};

/** Of a team. */
export const auditedAssignment: AuditedFieldsByName = { guideId: { label: "Guide", type: "record" } };
