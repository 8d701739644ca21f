import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";
import { exportResults } from "@/lib/result/csv/export-results";
import * as endpoints from "@/lib/result/endpoints";

export const GET = route(endpoints.exportResults, async ({ query }) => {
  const { fileName, text } = await exportResults(query.year);
  return download(text, "text/csv", fileName);
});
