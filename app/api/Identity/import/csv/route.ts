import { importAccounts } from "@/lib/identity/csv/import-accounts";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.importAccounts, ({ actor, body, query, now }) =>
  importAccounts(actor, body.file, query.dryRun, now),
);
