import { guide, guideTeamParams } from "@/lib/guide/schema";
import { unassignTeam } from "@/lib/guide/service";
import { route } from "@/lib/http/route";

export const DELETE = route("DELETE /api/Guide/{guideId}/{teamId}", {
  params: guideTeamParams,
  response: guide,
  handler: ({ actor, params }) => unassignTeam(actor, params.guideId, params.teamId),
});
