import { route } from "@/lib/platform/api/route";
import { createSuggested, previewSuggested } from "@/lib/travel/transfers/create-suggested";
import * as endpoints from "@/lib/travel/transfers/endpoints";

export const POST = route(endpoints.suggestTransfers, ({ actor, body, query }) =>
  query.dryRun ? previewSuggested(body) : createSuggested(actor, body),
);
