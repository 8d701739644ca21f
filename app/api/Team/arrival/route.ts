import { route } from "@/lib/platform/api/route";
import { changeArrival } from "@/lib/team/change-arrival";
import * as endpoints from "@/lib/team/endpoints";

export const PUT = route(endpoints.changeTeamArrival, ({ actor, body, now }) => changeArrival(actor, body, now));
