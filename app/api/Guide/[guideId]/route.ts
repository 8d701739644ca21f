import { changeGuide } from "@/lib/guide/change-guide";
import { deleteGuide } from "@/lib/guide/delete-guide";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.changeGuide, ({ actor, params, body }) => changeGuide(actor, params.guideId, body));

export const DELETE = route(endpoints.deleteGuide, ({ actor, params }) => deleteGuide(actor, params.guideId));
