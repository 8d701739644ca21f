import { route } from "@/lib/api/route";
import { changeOwnPassword } from "@/lib/identity/commands";
import { passwordChange, passwordChangeResponse } from "@/lib/identity/schema";

export const PUT = route("PUT /api/Identity/password", {
  body: passwordChange,
  response: passwordChangeResponse,
  handler: async ({ actor, body, address }) => ({ token: await changeOwnPassword(actor, body, address) }),
});
