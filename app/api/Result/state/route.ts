import { route } from "@/lib/platform/api/route";
import { updateResultsState } from "@/lib/result/commands";
import * as endpoints from "@/lib/result/endpoints";

export const PUT = route(endpoints.updateResultsState, ({ actor, body }) => updateResultsState(actor, body));
