import { route } from "@/lib/api/route";
import { assignTeams } from "@/lib/guide/assignment";
import * as endpoints from "@/lib/guide/endpoints";

export const POST = route(endpoints.assignTeams, ({ actor, params, body }) => assignTeams(actor, params.guideId, body));
