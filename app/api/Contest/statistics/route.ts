import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/statistics/endpoints";
import { getStatistics } from "@/lib/statistics/queries";

export const GET = route(endpoints.getStatistics, ({ query }) => getStatistics(query.year));
