import * as endpoints from "@/lib/edition/endpoints";
import { getContestEnums } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getAvailableEnums, getContestEnums);
