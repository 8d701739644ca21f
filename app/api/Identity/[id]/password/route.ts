import { route } from "@/lib/api/route";
import { resetPassword } from "@/lib/identity/commands";
import { listedUser, passwordReset } from "@/lib/identity/schema";
import { idParams } from "@/lib/ids";

export const POST = route("POST /api/Identity/{id}/password", {
  params: idParams,
  body: passwordReset,
  response: listedUser,
  handler: ({ actor, params, body }) => resetPassword(actor, params.id, body.password),
});
