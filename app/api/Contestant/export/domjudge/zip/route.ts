import { exportForDomjudge } from "@/lib/contest-files/archive";
import * as endpoints from "@/lib/contest-files/endpoints";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";

export const GET = route(endpoints.exportForDomjudge, async ({ actor, query }) => {
  const { fileName, content } = await exportForDomjudge(actor, query.day);
  return download(content, "application/zip", fileName);
});
