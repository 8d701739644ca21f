import { currentEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/seating/endpoints";
import { listRooms } from "@/lib/seating/queries";
import { updateRooms } from "@/lib/seating/update-rooms";

export const GET = route(endpoints.listRooms, async () => listRooms(await currentEdition()));

export const PUT = route(endpoints.updateRooms, ({ actor, body }) => updateRooms(actor, body));
