import { route } from "@/lib/api/route";
import { removeDeputy } from "@/lib/leader/commands";
import { teamLeaderParams } from "@/lib/leader/schema";
import { team } from "@/lib/team/schema";

export const DELETE = route("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", {
  params: teamLeaderParams,
  response: team,
  handler: ({ actor, params, now }) => removeDeputy(actor, params.teamId, params.leaderId, now),
});
