import * as endpoints from "@/lib/guide/endpoints";
import { getGuideOfUser } from "@/lib/guide/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getGuideOfUser, ({ actor, params }) => getGuideOfUser(actor, params.userId));
