import { type AuditedFieldsByName, type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { guideLabels } from "@/lib/guide/labels";

const { person: _, ...ownLabels } = guideLabels;

export const auditedGuide: AuditedRecord = {
  nouns: ["Guide", "Guides"],
  required: "userId",
  fields: { ...plainFields(ownLabels), userId: { label: ownLabels.userId, type: "record" } },
};

export const auditedAssignment: AuditedFieldsByName = { guideId: { label: "Guide", type: "record" } };
