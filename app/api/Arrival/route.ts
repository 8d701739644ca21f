import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/arrival/endpoints";
import { readJourneys } from "@/lib/arrival/queries";

export const GET = route(endpoints.listArrivals, ({ query }) => readJourneys(query.direction, query.year));
