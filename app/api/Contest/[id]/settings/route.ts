import { route } from "@/lib/api/route";
import { editionSettings } from "@/lib/contest/schema";
import { getSettings } from "@/lib/contest/settings";
import { idParams } from "@/lib/ids";

export const GET = route("GET /api/Contest/{id}/settings", {
  params: idParams,
  response: editionSettings,
  handler: ({ params }) => getSettings(params.id),
});
