import { editUser } from "@/lib/identity/edit-user";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.editUser, ({ actor, params, body }) => editUser(actor, params.id, body));
