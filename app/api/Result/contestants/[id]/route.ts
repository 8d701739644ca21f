import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { updateHonours } from "@/lib/result/update-honours";

export const PUT = route(endpoints.updateHonours, ({ actor, params, body }) => updateHonours(actor, params.id, body));
