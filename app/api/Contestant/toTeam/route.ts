import { addContestant } from "@/lib/contestant/change";
import { contestant, contestantToTeam } from "@/lib/contestant/schema";
import { route } from "@/lib/http/route";

export const POST = route("POST /api/Contestant/toTeam", {
  body: contestantToTeam,
  response: contestant,
  status: 201,
  handler: ({ actor, body, now }) => addContestant(actor, body, now),
});
