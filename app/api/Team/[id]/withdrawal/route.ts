import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { restoreTeam, withdrawTeam } from "@/lib/team/withdraw-team";

export const POST = route(endpoints.withdrawTeam, ({ actor, params, now }) => withdrawTeam(actor, params.id, now));

export const DELETE = route(endpoints.restoreTeam, ({ actor, params, now, query }) =>
  restoreTeam(actor, params.id, now, query.confirmed),
);
