import { route } from "@/lib/api/route";
import { teamsOfGuide } from "@/lib/guide/queries";
import * as endpoints from "@/lib/team/endpoints";

export const GET = route(endpoints.listTeamsOfGuide, ({ actor, params }) => teamsOfGuide(actor, params.guideId));
