import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { leaderLabels } from "@/lib/leader/labels";

export const auditedLeader: AuditedRecord = {
  nouns: ["Leader", "Leaders"],
  required: "personId",
  fields: plainFields(leaderLabels),
};
