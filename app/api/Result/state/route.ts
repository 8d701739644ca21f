import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { updateResultsState } from "@/lib/result/update-results-state";

export const PUT = route(endpoints.updateResultsState, ({ actor, query, body }) =>
  updateResultsState(actor, query.year, body),
);
