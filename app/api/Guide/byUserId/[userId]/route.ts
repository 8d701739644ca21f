import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/guide/endpoints";
import { guideOfUser } from "@/lib/guide/queries";

export const GET = route(endpoints.getGuideOfUser, ({ actor, params }) => guideOfUser(actor, params.userId));
