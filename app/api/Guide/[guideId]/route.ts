import { changeGuide, deleteGuide } from "@/lib/guide/commands";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.changeGuide, ({ actor, params, body }) => changeGuide(actor, params.guideId, body));

export const DELETE = route(endpoints.deleteGuide, ({ actor, params }) => deleteGuide(actor, params.guideId));
