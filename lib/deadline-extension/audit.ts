import type { AuditedRecord } from "@/lib/audit/audited-record";
import { extensionLabels } from "@/lib/deadline-extension/labels";

export const auditedDeadlineExtension: AuditedRecord = {
  nouns: ["Deadline extension", "Deadline extensions"],
  required: "countryId",
  fields: {
    countryId: { label: extensionLabels.countryId, type: "record" },
    endOfRegistrationDate: { label: extensionLabels.endOfRegistrationDate, type: "instant" },
    reason: { label: extensionLabels.reason },
  },
};
