import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { listTeamsOfGuide } from "@/lib/team/queries";

export const GET = route(endpoints.listTeamsOfGuide, ({ actor, params }) => listTeamsOfGuide(actor, params.guideId));
