import * as endpoints from "@/lib/edition/endpoints";
import { getStatistics } from "@/lib/edition/statistics";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.getStatistics, ({ query }) => getStatistics(query.year));
