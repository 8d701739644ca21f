import type { AuditedFieldsByName } from "@/lib/platform/write/audited-record";

export const auditedCredentials: AuditedFieldsByName = {
  username: { label: "User name" },
  password: { label: "Password", type: "password" },
  day1SeatingPlace: { label: "Seat on day 1" },
  day2SeatingPlace: { label: "Seat on day 2" },
};
