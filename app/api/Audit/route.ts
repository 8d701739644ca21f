import * as endpoints from "@/lib/audit/endpoints";
import { listAudit } from "@/lib/audit/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listAudit, ({ query }) => listAudit(query));
