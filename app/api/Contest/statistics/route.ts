import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { getStatistics } from "@/lib/contest/statistics";

export const GET = route(endpoints.getStatistics, ({ query }) => getStatistics(query.year));
