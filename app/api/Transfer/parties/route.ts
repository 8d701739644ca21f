import { route } from "@/lib/api/route";
import { assignParties } from "@/lib/transfer/assign-parties";
import * as endpoints from "@/lib/transfer/endpoints";

export const PUT = route(endpoints.assignParties, ({ actor, body }) => assignParties(actor, body));
