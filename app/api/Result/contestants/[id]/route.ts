import { route } from "@/lib/platform/api/route";
import { updateHonours } from "@/lib/result/commands";
import * as endpoints from "@/lib/result/endpoints";

export const PUT = route(endpoints.updateHonours, ({ actor, params, body }) => updateHonours(actor, params.id, body));
