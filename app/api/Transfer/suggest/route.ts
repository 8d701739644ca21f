import { route } from "@/lib/api/route";
import { createSuggested } from "@/lib/transfer/create-suggested";
import * as endpoints from "@/lib/transfer/endpoints";

export const POST = route(endpoints.suggestTransfers, ({ actor, body, query }) =>
  createSuggested(actor, body, query.dryRun),
);
