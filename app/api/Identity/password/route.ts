import { route } from "@/lib/http/route";
import { changeOwnPassword } from "@/lib/identity/account";
import { passwordChange, passwordChangeResponse } from "@/lib/identity/schema";

export const PUT = route("PUT /api/Identity/password", {
  body: passwordChange,
  response: passwordChangeResponse,
  handler: async ({ actor, body, address }) => ({ token: await changeOwnPassword(actor, body, address) }),
});
