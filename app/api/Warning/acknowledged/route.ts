import { route } from "@/lib/platform/api/route";
import { acknowledgeWarning } from "@/lib/readiness/acknowledge-warning";
import * as endpoints from "@/lib/readiness/endpoints";

export const POST = route(endpoints.acknowledgeWarning, ({ actor, body, now }) => acknowledgeWarning(actor, body, now));
