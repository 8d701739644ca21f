import { route } from "@/lib/api/route";
import { download } from "@/lib/http/download";
import { exportTravel } from "@/lib/person/csv/export-travel";
import * as endpoints from "@/lib/person/endpoints";

export const GET = route(endpoints.exportTravel, async ({ query }) => {
  const { fileName, text } = await exportTravel(query.year);
  return download(text, "text/csv", fileName);
});
