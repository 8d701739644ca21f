import { route } from "@/lib/api/route";
import { changeArrival } from "@/lib/team/commands";
import { team, teamArrival } from "@/lib/team/schema";

export const PUT = route("PUT /api/Team/arrival", {
  body: teamArrival,
  response: team,
  handler: ({ actor, body, now }) => changeArrival(actor, body, now),
});
