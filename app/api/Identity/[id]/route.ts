import { route } from "@/lib/api/route";
import { editUser } from "@/lib/identity/edit-user";
import * as endpoints from "@/lib/identity/endpoints";

export const PUT = route(endpoints.editUser, ({ actor, params, body }) => editUser(actor, params.id, body));
