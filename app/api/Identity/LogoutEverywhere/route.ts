import * as endpoints from "@/lib/identity/endpoints";
import { logOutEverywhere } from "@/lib/identity/log-out-everywhere";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.logOutEverywhere, ({ actor }) => logOutEverywhere(actor));
