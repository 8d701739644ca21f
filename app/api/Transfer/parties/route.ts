import { route } from "@/lib/platform/api/route";
import { assignParties } from "@/lib/travel/transfers/assign-parties";
import * as endpoints from "@/lib/travel/transfers/endpoints";

export const PUT = route(endpoints.assignParties, ({ actor, body }) => assignParties(actor, body));
