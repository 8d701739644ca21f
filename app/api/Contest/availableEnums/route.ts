import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { getContestEnums } from "@/lib/contest/queries";

export const GET = route(endpoints.getAvailableEnums, getContestEnums);
