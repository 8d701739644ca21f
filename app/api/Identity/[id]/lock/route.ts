import * as endpoints from "@/lib/identity/endpoints";
import { unlockUser } from "@/lib/identity/sign-in-locks";
import { route } from "@/lib/platform/api/route";

export const DELETE = route(endpoints.unlockUser, ({ actor, params, now }) => unlockUser(actor, params.id, now));
