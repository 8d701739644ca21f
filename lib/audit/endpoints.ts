import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { auditEntry, auditQuery } from "@/lib/audit/schema";
import { administrators } from "@/lib/auth/roles";

export const listAudit = endpoint("GET /api/Audit", {
  access: administrators,
  summary: "The newest 100 changes that match, newest first.",
  query: auditQuery,
  response: z.array(auditEntry),
});
