import { route } from "@/lib/api/route";
import { importCredentials } from "@/lib/contestant/csv/import";
import * as endpoints from "@/lib/contestant/endpoints";

export const POST = route(endpoints.importCredentials, ({ actor, body, params, query }) =>
  importCredentials(actor, params.year, body.file, query.dryRun),
);
