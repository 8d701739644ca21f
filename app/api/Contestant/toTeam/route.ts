import { route } from "@/lib/api/route";
import { addContestant } from "@/lib/contestant/commands";
import { contestant, contestantToTeam } from "@/lib/contestant/schema";

export const POST = route("POST /api/Contestant/toTeam", {
  body: contestantToTeam,
  response: contestant,
  status: 201,
  handler: ({ actor, body, now }) => addContestant(actor, body, now),
});
