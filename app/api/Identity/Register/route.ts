import * as endpoints from "@/lib/identity/endpoints";
import { registerUser } from "@/lib/identity/register-user";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.registerUser, ({ actor, body, now }) => registerUser(actor, body, now));
