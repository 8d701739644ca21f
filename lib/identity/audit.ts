import { type AuditedRecord, plainFields } from "@/lib/audit/audited-record";
import { roleLabels, userLabels } from "@/lib/identity/labels";

export const auditedUser: AuditedRecord = {
  nouns: ["User", "Users"],
  required: "email",
  fields: {
    ...plainFields(userLabels),
    countryId: { label: userLabels.countryId, type: "record" },
    role: { label: userLabels.role, names: roleLabels },
    password: { label: userLabels.password, type: "note" },
    disabled: { label: "Disabled" },
    lockedUntil: { label: "Locked until", type: "instant" },
    sessions: { label: "Sessions" },
    mail: { label: "Mail", type: "note" },
  },
};
