import { route } from "@/lib/api/route";
import { moveTeams } from "@/lib/guide/assignment";
import * as endpoints from "@/lib/guide/endpoints";

export const PUT = route(endpoints.moveTeams, ({ actor, body }) => moveTeams(actor, body));
