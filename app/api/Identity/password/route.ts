import { changeOwnPassword } from "@/lib/identity/change-own-password";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.changeOwnPassword, async ({ actor, body }) => ({
  token: await changeOwnPassword(actor, body),
}));
