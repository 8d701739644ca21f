import { route } from "@/lib/api/route";
import { removeDeputy } from "@/lib/leader/commands";
import * as endpoints from "@/lib/leader/endpoints";

export const DELETE = route(endpoints.removeDeputyLeader, ({ actor, params, now }) =>
  removeDeputy(actor, params.teamId, params.leaderId, now),
);
