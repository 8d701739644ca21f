import * as endpoints from "@/lib/identity/endpoints";
import { inviteAllUsers } from "@/lib/identity/invite-users";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.inviteAllUsers, ({ actor, now }) => inviteAllUsers(actor, now));
