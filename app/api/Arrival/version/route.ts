import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/arrival/endpoints";
import { arrivalsVersion } from "@/lib/arrival/queries";

export const GET = route(endpoints.readArrivalsVersion, async ({ actor }) => ({
  version: await arrivalsVersion(actor),
}));
