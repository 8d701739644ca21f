import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/identity/endpoints";
import { unlockAccount } from "@/lib/identity/sign-in-locks";

export const DELETE = route(endpoints.unlockAccount, ({ actor, params, now }) => unlockAccount(actor, params.id, now));
