import { z } from "zod";
import { route } from "@/lib/api/route";
import { listAudit } from "@/lib/audit/queries";
import { auditEntry, auditQuery } from "@/lib/audit/schema";

export const GET = route("GET /api/Audit", {
  query: auditQuery,
  response: z.array(auditEntry),
  handler: ({ query }) => listAudit(query),
});
