import { currentEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/seating/endpoints";
import { getSeatings } from "@/lib/seating/queries";

export const GET = route(endpoints.getSeating, async ({ query }) => {
  const { days } = await getSeatings((await currentEdition()).id);
  return days[query.day];
});
