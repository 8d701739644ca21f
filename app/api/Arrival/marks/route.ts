import { route } from "@/lib/platform/api/route";
import { markArrivals } from "@/lib/travel/arrivals/commands";
import * as endpoints from "@/lib/travel/arrivals/endpoints";

export const POST = route(endpoints.markArrivals, ({ actor, body, now }) => markArrivals(actor, body, now));
