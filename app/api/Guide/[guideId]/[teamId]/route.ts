import { route } from "@/lib/api/route";
import { unassignTeam } from "@/lib/guide/commands";
import { guide, guideTeamParams } from "@/lib/guide/schema";

export const DELETE = route("DELETE /api/Guide/{guideId}/{teamId}", {
  params: guideTeamParams,
  response: guide,
  handler: ({ actor, params }) => unassignTeam(actor, params.guideId, params.teamId),
});
