import { route } from "@/lib/api/route";
import { changeBasics } from "@/lib/team/commands";
import { team, teamBasics } from "@/lib/team/schema";

export const PUT = route("PUT /api/Team/basic", {
  body: teamBasics,
  response: team,
  handler: ({ actor, body, now }) => changeBasics(actor, body, now),
});
