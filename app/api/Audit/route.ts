import { z } from "zod";
import { auditEntry, auditQuery } from "@/lib/audit/schema";
import { listAudit } from "@/lib/audit/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Audit", {
  query: auditQuery,
  response: z.array(auditEntry),
  handler: ({ query }) => listAudit(query),
});
