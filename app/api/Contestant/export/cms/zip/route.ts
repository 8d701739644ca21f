import { route } from "@/lib/api/route";
import { exportForCms } from "@/lib/contestant/contest-files/archive";
import * as endpoints from "@/lib/contestant/endpoints";
import { download } from "@/lib/http/download";

export const GET = route(endpoints.exportForCms, async ({ actor }) => {
  const { fileName, content } = await exportForCms(actor);
  return download(content, "application/zip", fileName);
});
