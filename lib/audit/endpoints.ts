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
