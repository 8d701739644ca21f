import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/seating/endpoints";
import { swapSeats } from "@/lib/seating/swap-seats";

export const POST = route(endpoints.swapSeats, ({ actor, body }) => swapSeats(actor, body));
