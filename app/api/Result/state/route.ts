import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { updateResultsState } from "@/lib/result/update-results-state";

export const PUT = route(endpoints.updateResultsState, ({ actor, body }) => updateResultsState(actor, body));
