import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { listTeamsWithoutGuide } from "@/lib/team/queries";

export const GET = route(endpoints.listTeamsWithoutGuide, listTeamsWithoutGuide);
