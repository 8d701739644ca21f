import { plainFields } from "@/lib/platform/write/audited-record";

/** Of an edition. */
export const auditedPrint = plainFields({ document: "Document", day: "Day", printed: "Printed" });
