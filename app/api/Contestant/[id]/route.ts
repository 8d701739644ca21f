import { removeContestant } from "@/lib/contestant/change";
import { route } from "@/lib/http/route";
import { idParams } from "@/lib/ids";
import { team } from "@/lib/team/schema";

export const DELETE = route("DELETE /api/Contestant/{id}", {
  params: idParams,
  response: team,
  handler: ({ actor, params, now }) => removeContestant(actor, params.id, now),
});
