import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { removeContestant } from "@/lib/team/remove-contestant";

export const DELETE = route(endpoints.removeContestant, ({ actor, params, now, query }) =>
  removeContestant(actor, params.id, now, query.confirmed),
);
