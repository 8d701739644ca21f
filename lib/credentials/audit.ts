import { type AuditedFieldsByName, plainFields } from "@/lib/audit/audited-record";
import { credentialLabels } from "@/lib/contestant/labels";

export const auditedCredentials: AuditedFieldsByName = {
  ...plainFields(credentialLabels),
  password: { label: credentialLabels.password, type: "note" },
};
