import type { AuditedFieldsByName } from "@/lib/platform/write/audited-record";

export const auditedRooms: AuditedFieldsByName = { rooms: { label: "Rooms" } };
