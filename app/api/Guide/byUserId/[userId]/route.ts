import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/guide/endpoints";
import { getGuideOfUser } from "@/lib/guide/queries";

export const GET = route(endpoints.getGuideOfUser, ({ actor, params }) => getGuideOfUser(actor, params.userId));
