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

/** What belongs to teams, and may have to be told as part of their history. */
export type TeamMember = "Leader" | "Contestant" | "Person";

export type AuditedEntity = (typeof auditedEntities)[number];
