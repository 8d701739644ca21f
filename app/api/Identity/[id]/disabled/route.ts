import { route } from "@/lib/api/route";
import { setDisabled } from "@/lib/identity/commands";
import { accountDisabling, listedUser } from "@/lib/identity/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Identity/{id}/disabled", {
  params: idParams,
  body: accountDisabling,
  response: listedUser,
  handler: ({ actor, params, body, now }) => setDisabled(actor, params.id, body.disabled, now),
});
