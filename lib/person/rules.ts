/** Roles that follow from a person's leader, contestant and guide records; all others are assigned. */
const recordRoles = ["LEADER", "CONTESTANT", "GUIDE"] as const;
export type RecordRole = (typeof recordRoles)[number];

export function isRecordRole(role: string): role is RecordRole {
  return recordRoles.some((recordRole) => recordRole === role);
}
