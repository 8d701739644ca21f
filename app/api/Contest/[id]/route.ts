import { route } from "@/lib/api/route";
import { changeEdition } from "@/lib/contest/change";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEdition, ({ actor, params, body }) => changeEdition(actor, params.id, body));
