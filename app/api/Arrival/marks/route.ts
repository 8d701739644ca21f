import { route } from "@/lib/api/route";
import { markArrivals } from "@/lib/arrival/commands";
import * as endpoints from "@/lib/arrival/endpoints";

export const POST = route(endpoints.markArrivals, ({ actor, body, now }) => markArrivals(actor, body, now));
