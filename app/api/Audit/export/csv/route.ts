import * as endpoints from "@/lib/audit/endpoints";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";
import { exportActivity } from "@/lib/site/audit/activity";

export const GET = route(endpoints.exportAudit, async ({ query }) => {
  const { fileName, text } = await exportActivity(query);
  return download(text, "text/csv", fileName);
});
