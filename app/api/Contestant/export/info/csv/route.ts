import * as endpoints from "@/lib/contestant/endpoints";
import { exportContestants } from "@/lib/contestant/export-csv";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";

export const GET = route(endpoints.exportContestants, async ({ query }) => {
  const { fileName, text } = await exportContestants(query);
  return download(text, "text/csv", fileName);
});
