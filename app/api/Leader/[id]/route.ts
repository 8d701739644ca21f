import { route } from "@/lib/api/route";
import { deleteLeader } from "@/lib/leader/delete-leader";
import * as endpoints from "@/lib/leader/endpoints";

export const DELETE = route(endpoints.deleteLeader, ({ actor, params, now }) => deleteLeader(actor, params.id, now));
