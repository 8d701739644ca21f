import { currentEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/readiness/endpoints";
import { checkCurrentEdition } from "@/lib/readiness/queries";
import { toAcknowledged, toWarning } from "@/lib/readiness/views";

export const GET = route(endpoints.listWarnings, async () => {
  const { warnings, acknowledged } = await checkCurrentEdition(await currentEdition());
  return { warnings: warnings.map(toWarning), acknowledged: acknowledged.map(toAcknowledged) };
});
