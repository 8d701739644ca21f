export const auditedEntities = [
  "Team",
  "Leader",
  "Contestant",
  "Person",
  "Guide",
  "User",
  "Edition",
  "DeadlineExtension",
  "Transfer",
  "Message",
] as const;

/** Entities whose changes belong to the history of teams. */
export type TeamMember = "Leader" | "Contestant" | "Person";

export type AuditedEntity = (typeof auditedEntities)[number];
