import { changeContestant } from "@/lib/contestant/change";
import { contestantEdit, editedContestant } from "@/lib/contestant/schema";
import { route } from "@/lib/http/route";

export const PUT = route("PUT /api/Contestant", {
  body: contestantEdit,
  response: editedContestant,
  handler: ({ actor, body, now }) => changeContestant(actor, body, now),
});
