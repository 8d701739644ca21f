/** The roles that follow from a leader, contestant or guide record; all other roles are assigned to the person. */
const recordRoles = ["LEADER", "CONTESTANT", "GUIDE"] as const;
export type RecordRole = (typeof recordRoles)[number];

export function isRecordRole(role: string): role is RecordRole {
  return recordRoles.some((recordRole) => recordRole === role);
}
