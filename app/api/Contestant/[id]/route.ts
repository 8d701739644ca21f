import { route } from "@/lib/api/route";
import { removeContestant } from "@/lib/contestant/commands";
import { idParams } from "@/lib/ids";
import { team } from "@/lib/team/schema";

export const DELETE = route("DELETE /api/Contestant/{id}", {
  params: idParams,
  response: team,
  handler: ({ actor, params, now }) => removeContestant(actor, params.id, now),
});
