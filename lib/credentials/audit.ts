import { credentialLabels } from "@/lib/contestant/labels";
import { type AuditedFieldsByName, plainFields } from "@/lib/platform/write/audited-record";

export const auditedCredentials: AuditedFieldsByName = {
  ...plainFields(credentialLabels),
  password: { label: credentialLabels.password, type: "note" },
};
