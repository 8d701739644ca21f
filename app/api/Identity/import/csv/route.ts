import { route } from "@/lib/api/route";
import { importAccounts } from "@/lib/identity/csv/import-accounts";
import * as endpoints from "@/lib/identity/endpoints";

export const POST = route(endpoints.importAccounts, ({ actor, body, query, now }) =>
  importAccounts(actor, body.file, query.dryRun, now),
);
