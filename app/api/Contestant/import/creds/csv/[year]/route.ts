import * as endpoints from "@/lib/credentials/endpoints";
import { importCredentials } from "@/lib/credentials/import-credentials";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.importCredentials, ({ actor, body, params, query }) =>
  importCredentials(actor, params.year, body.file, query.dryRun),
);
