import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contestant/endpoints";
import { fillCredentials } from "@/lib/contestant/fill-credentials";

export const POST = route(endpoints.fillCredentials, ({ actor, query }) => fillCredentials(actor, query.dryRun));
