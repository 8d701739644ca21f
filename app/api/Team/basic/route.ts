import { route } from "@/lib/platform/api/route";
import { changeBasics } from "@/lib/team/change-basics";
import * as endpoints from "@/lib/team/endpoints";

export const PUT = route(endpoints.changeTeamBasics, ({ actor, body, now, query }) =>
  changeBasics(actor, body, now, query.confirmed),
);
