import { guideLabels } from "@/lib/guide/labels";
import { type AuditedFieldsByName, type AuditedRecord, plainFields } from "@/lib/platform/write/audited-record";

const { person: _, ...ownLabels } = guideLabels;

export const auditedGuide: AuditedRecord = {
  nouns: ["Guide", "Guides"],
  required: "userId",
  fields: { ...plainFields(ownLabels), userId: { label: ownLabels.userId, type: "record" } },
};

export const auditedAssignment: AuditedFieldsByName = { guideId: { label: "Guide", type: "record" } };
