import { leaderLabels } from "@/lib/leader/labels";
import { type AuditedRecord, plainFields } from "@/lib/platform/write/audited-record";

export const auditedLeader: AuditedRecord = {
  nouns: ["Leader", "Leaders"],
  required: "personId",
  fields: plainFields(leaderLabels),
};
