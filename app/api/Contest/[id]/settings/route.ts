import { editionSettings } from "@/lib/contest/edition-settings-schema";
import { getSettings } from "@/lib/contest/settings";
import { route } from "@/lib/http/route";
import { idParams } from "@/lib/ids";

export const GET = route("GET /api/Contest/{id}/settings", {
  params: idParams,
  response: editionSettings,
  handler: ({ params }) => getSettings(params.id),
});
