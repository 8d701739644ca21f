import { route } from "@/lib/platform/api/route";
import { removeContestant } from "@/lib/team/remove-contestant";
import * as endpoints from "@/lib/team/roster-endpoints";

export const DELETE = route(endpoints.removeContestant, ({ actor, params, now }) =>
  removeContestant(actor, params.id, now),
);
