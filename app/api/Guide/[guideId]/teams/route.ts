import { guide, guideParams, teamsToAssign } from "@/lib/guide/schema";
import { assignTeams } from "@/lib/guide/service";
import { route } from "@/lib/http/route";

export const POST = route("POST /api/Guide/{guideId}/teams", {
  params: guideParams,
  body: teamsToAssign,
  response: guide,
  handler: ({ actor, params, body }) => assignTeams(actor, params.guideId, body),
});
