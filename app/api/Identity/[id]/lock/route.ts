import * as endpoints from "@/lib/identity/endpoints";
import { unlockAccount } from "@/lib/identity/sign-in-locks";
import { route } from "@/lib/platform/api/route";

export const DELETE = route(endpoints.unlockAccount, ({ actor, params, now }) => unlockAccount(actor, params.id, now));
