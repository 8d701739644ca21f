/** What the audit trail tells of. */
export const auditedEntities = [
  "Team",
  "Leader",
  "Contestant",
  "Person",
  "Guide",
  "User",
  "Edition",
  "DeadlineException",
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];
