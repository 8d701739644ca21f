import { exportForDomjudge } from "@/lib/contest-files/archive";
import * as endpoints from "@/lib/contest-files/endpoints";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";

export const GET = route(endpoints.exportForDomjudge, async ({ actor }) => {
  const { fileName, content } = await exportForDomjudge(actor);
  return download(content, "application/zip", fileName);
});
