import { route } from "@/lib/platform/api/route";
import { importResults } from "@/lib/result/csv/import-results";
import * as endpoints from "@/lib/result/endpoints";

export const POST = route(endpoints.importResults, ({ actor, params, query, body }) =>
  importResults(actor, params, body, query.dryRun),
);
