import { route } from "@/lib/api/route";
import { unassignTeam } from "@/lib/guide/assignment";
import * as endpoints from "@/lib/guide/endpoints";

export const DELETE = route(endpoints.unassignTeam, ({ actor, params }) =>
  unassignTeam(actor, params.guideId, params.teamId),
);
