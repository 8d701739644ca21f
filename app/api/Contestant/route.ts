import { route } from "@/lib/platform/api/route";
import { changeContestant } from "@/lib/team/change-contestant";
import * as endpoints from "@/lib/team/endpoints";

export const PUT = route(endpoints.changeContestant, ({ actor, body, now }) => changeContestant(actor, body, now));
