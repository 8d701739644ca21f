import { route } from "@/lib/api/route";
import { exportForDomjudge } from "@/lib/contestant/contest-files/archive";
import * as endpoints from "@/lib/contestant/endpoints";
import { download } from "@/lib/http/download";

export const GET = route(endpoints.exportForDomjudge, async ({ actor }) => {
  const { fileName, content } = await exportForDomjudge(actor);
  return download(content, "application/zip", fileName);
});
