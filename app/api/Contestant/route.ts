import { route } from "@/lib/api/route";
import { changeContestant } from "@/lib/contestant/commands";
import * as endpoints from "@/lib/contestant/endpoints";

export const PUT = route(endpoints.changeContestant, ({ actor, body, now }) => changeContestant(actor, body, now));
