import { exceptionLabels } from "@/lib/deadline-extension/labels";
import type { AuditedRecord } from "@/lib/platform/write/audited-record";

export const auditedDeadlineException: AuditedRecord = {
  nouns: ["Deadline extension", "Deadline extensions"],
  required: "countryId",
  fields: {
    countryId: { label: exceptionLabels.countryId, type: "record" },
    endOfRegistrationDate: { label: exceptionLabels.endOfRegistrationDate, type: "instant" },
    reason: { label: exceptionLabels.reason },
  },
};
