import { deleteLeader } from "@/lib/leader/delete-leader";
import * as endpoints from "@/lib/leader/endpoints";
import { route } from "@/lib/platform/api/route";

export const DELETE = route(endpoints.deleteLeader, ({ actor, params, now }) => deleteLeader(actor, params.id, now));
