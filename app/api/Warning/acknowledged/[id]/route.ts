import { route } from "@/lib/platform/api/route";
import { restoreWarning } from "@/lib/readiness/acknowledge-warning";
import * as endpoints from "@/lib/readiness/endpoints";

export const DELETE = route(endpoints.restoreWarning, ({ actor, params }) => restoreWarning(actor, params.id));
