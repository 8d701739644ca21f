import type { AuditedFieldsByName } from "@/lib/audit/audited-record";

/** The number of a person's or team's letter. */
export const auditedLetter: AuditedFieldsByName = { letter: { label: "Invitation letter" } };
