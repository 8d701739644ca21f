import { exportEditionData } from "@/lib/personal-data/archive";
import * as endpoints from "@/lib/personal-data/endpoints";
import { route } from "@/lib/platform/api/route";
import { download } from "@/lib/platform/http/download";

export const GET = route(endpoints.exportEditionData, async ({ actor, params }) => {
  const { fileName, content } = await exportEditionData(actor, params.id);
  return download(content, "application/zip", fileName);
});
