import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/travel/arrivals/endpoints";
import { arrivalsVersion } from "@/lib/travel/arrivals/queries";

export const GET = route(endpoints.readArrivalsVersion, async ({ actor }) => ({
  version: await arrivalsVersion(actor),
  userId: actor.id,
}));
