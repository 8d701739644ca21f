import { route } from "@/lib/http/route";
import { changeArrival } from "@/lib/team/change";
import { team, teamArrival } from "@/lib/team/schema";

export const PUT = route("PUT /api/Team/arrival", {
  body: teamArrival,
  response: team,
  handler: ({ actor, body, now }) => changeArrival(actor, body, now),
});
