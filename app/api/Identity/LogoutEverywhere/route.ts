import { route } from "@/lib/api/route";
import { logOutEverywhere } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";

export const POST = route(endpoints.logOutEverywhere, ({ actor }) => logOutEverywhere(actor));
