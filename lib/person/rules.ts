const recordRoles = ["LEADER", "CONTESTANT", "GUIDE"] as const;
export type RecordRole = (typeof recordRoles)[number];

export function isRecordRole(role: string): role is RecordRole {
  return recordRoles.some((recordRole) => recordRole === role);
}
