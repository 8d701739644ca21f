import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/travel/arrivals/endpoints";
import { markArrivals } from "@/lib/travel/arrivals/mark-arrivals";

export const POST = route(endpoints.markArrivals, ({ actor, body, now }) => markArrivals(actor, body, now));
