import type { AuditedFieldsByName } from "@/lib/audit/audited-record";

export const auditedRooms: AuditedFieldsByName = { rooms: { label: "Rooms" } };
