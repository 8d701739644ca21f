import * as endpoints from "@/lib/identity/endpoints";
import { inviteUser } from "@/lib/identity/invite-users";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.inviteUser, ({ actor, params, now }) => inviteUser(actor, params.id, now));
