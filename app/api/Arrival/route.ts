import { route } from "@/lib/api/route";
import { listArrivals } from "@/lib/arrival/endpoints";
import { readJourneys } from "@/lib/arrival/queries";

export const GET = route(listArrivals, ({ query }) => readJourneys(query.direction, query.year));
