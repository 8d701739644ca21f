import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { moveContestant } from "@/lib/team/move-contestant";

export const PUT = route(endpoints.moveContestant, ({ actor, params, body, now }) =>
  moveContestant(actor, params.id, body.teamId, now),
);
