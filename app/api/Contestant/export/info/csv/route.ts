import { route } from "@/lib/api/route";
import { exportContestants } from "@/lib/contestant/csv/export";
import * as endpoints from "@/lib/contestant/endpoints";
import { download } from "@/lib/http/download";

export const GET = route(endpoints.exportContestants, async ({ query }) => {
  const { fileName, text } = await exportContestants(query.year);
  return download(text, "text/csv", fileName);
});
