import { assignTeams } from "@/lib/guide/assign-teams";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.assignTeams, ({ actor, params, body }) => assignTeams(actor, params.guideId, body));
