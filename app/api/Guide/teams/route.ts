import { moveTeams } from "@/lib/guide/assign-teams";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.moveTeams, ({ actor, body }) => moveTeams(actor, body));
