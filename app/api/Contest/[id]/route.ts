import { route } from "@/lib/api/route";
import { updateEdition } from "@/lib/contest/commands";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEdition, ({ actor, params, body }) => updateEdition(actor, params.id, body));
