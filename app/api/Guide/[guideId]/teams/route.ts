import { route } from "@/lib/api/route";
import { assignTeams } from "@/lib/guide/commands";
import { guide, guideParams, teamsToAssign } from "@/lib/guide/schema";

export const POST = route("POST /api/Guide/{guideId}/teams", {
  params: guideParams,
  body: teamsToAssign,
  response: guide,
  handler: ({ actor, params, body }) => assignTeams(actor, params.guideId, body),
});
