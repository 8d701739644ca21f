import { currentEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/seating/endpoints";
import { getSeating } from "@/lib/seating/queries";

export const GET = route(endpoints.getSeating, async ({ query }) => getSeating((await currentEdition()).id, query.day));
