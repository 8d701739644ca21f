import { route } from "@/lib/api/route";
import { changeContestant } from "@/lib/contestant/commands";
import { contestantEdit, editedContestant } from "@/lib/contestant/schema";

export const PUT = route("PUT /api/Contestant", {
  body: contestantEdit,
  response: editedContestant,
  handler: ({ actor, body, now }) => changeContestant(actor, body, now),
});
