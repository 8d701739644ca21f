import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";

export const auditedMessage: AuditedRecord = {
  nouns: ["Message", "Messages"],
  required: "subject",
  fields: plainFields({ subject: "Subject", recipients: "Recipients", mails: "Mails" }),
};
