import { z } from "zod";
import { auditEntry, auditQuery } from "@/lib/audit/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";

export const listAudit = endpoint("GET /api/Audit", {
  access: administrators,
  summary: "The newest 100 changes that match, newest first.",
  query: auditQuery,
  response: z.array(auditEntry),
});

export const exportAudit = endpoint("GET /api/Audit/export/csv", {
  access: administrators,
  summary: "The newest 5,000 changes that match as CSV, newest first.",
  description:
    "UTF-8 with a byte order mark, one row per changed record, in the words of the page Activity; times are local to the venue. Cells that a spreadsheet would run as a formula are made harmless.",
  query: auditQuery,
  response: z.string(),
  responseType: "text/csv",
});
