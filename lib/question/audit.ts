import type { AuditedFieldsByName } from "@/lib/audit/audited-record";

export const auditedQuestions: AuditedFieldsByName = { questions: { label: "Questions" } };

/** Says which questions were answered anew, and nothing of the answers. */
export const auditedAnswers: AuditedFieldsByName = { answers: { label: "Answers", type: "note" } };
