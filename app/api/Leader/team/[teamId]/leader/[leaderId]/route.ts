import { route } from "@/lib/platform/api/route";
import { removeDeputy } from "@/lib/team/remove-deputy";
import * as endpoints from "@/lib/team/roster-endpoints";

export const DELETE = route(endpoints.removeDeputyLeader, ({ actor, params, now }) =>
  removeDeputy(actor, params.teamId, params.leaderId, now),
);
