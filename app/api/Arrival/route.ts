import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/travel/arrivals/endpoints";
import { readJourneys } from "@/lib/travel/arrivals/queries";

export const GET = route(endpoints.listArrivals, ({ query }) => readJourneys(query.direction, query.year));
