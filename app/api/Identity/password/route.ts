import { route } from "@/lib/api/route";
import { changeOwnPassword } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";

export const PUT = route(endpoints.changeOwnPassword, async ({ actor, body }) => ({
  token: await changeOwnPassword(actor, body),
}));
