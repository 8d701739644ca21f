import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { removeDeputy } from "@/lib/team/remove-deputy";

export const DELETE = route(endpoints.removeDeputyLeader, ({ actor, params, now }) =>
  removeDeputy(actor, params.teamId, params.leaderId, now),
);
