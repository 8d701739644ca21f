import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { getPublishedResults } from "@/lib/result/queries";

export const GET = route(endpoints.getResults, ({ query }) => getPublishedResults(query.year));
