import * as endpoints from "@/lib/person/endpoints";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";
import { exportTravel } from "@/lib/travel/export-travel";

export const GET = route(endpoints.exportTravel, async ({ query }) => {
  const { fileName, text } = await exportTravel(query.year);
  return download(text, "text/csv", fileName);
});
