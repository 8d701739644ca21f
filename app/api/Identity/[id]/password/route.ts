import { route } from "@/lib/http/route";
import { resetPassword } from "@/lib/identity/account";
import { listedUser, passwordReset } from "@/lib/identity/schema";
import { idParams } from "@/lib/ids";

export const POST = route("POST /api/Identity/{id}/password", {
  params: idParams,
  body: passwordReset,
  response: listedUser,
  handler: ({ actor, params, body }) => resetPassword(actor, params.id, body.password),
});
