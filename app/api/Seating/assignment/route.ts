import { route } from "@/lib/platform/api/route";
import { assignSeats } from "@/lib/seating/assign-seats";
import * as endpoints from "@/lib/seating/endpoints";

export const POST = route(endpoints.assignSeats, ({ actor, body }) => assignSeats(actor, body));
