import { unassignTeam } from "@/lib/guide/assign-teams";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const DELETE = route(endpoints.unassignTeam, ({ actor, params }) =>
  unassignTeam(actor, params.guideId, params.teamId),
);
