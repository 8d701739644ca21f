import { logOutEverywhere } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.logOutEverywhere, ({ actor }) => logOutEverywhere(actor));
