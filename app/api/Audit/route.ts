import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/audit/endpoints";
import { listAudit } from "@/lib/audit/queries";

export const GET = route(endpoints.listAudit, ({ query }) => listAudit(query));
