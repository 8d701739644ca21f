import { route } from "@/lib/api/route";
import { registerUser } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";

export const POST = route(endpoints.registerUser, ({ actor, body }) => registerUser(actor, body));
