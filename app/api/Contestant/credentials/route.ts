import * as endpoints from "@/lib/credentials/endpoints";
import { fillCredentials } from "@/lib/credentials/fill-credentials";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.fillCredentials, ({ actor, query }) => fillCredentials(actor, query.dryRun));
