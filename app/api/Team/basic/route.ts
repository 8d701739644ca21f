import { route } from "@/lib/http/route";
import { changeBasics } from "@/lib/team/change";
import { team, teamBasics } from "@/lib/team/schema";

export const PUT = route("PUT /api/Team/basic", {
  body: teamBasics,
  response: team,
  handler: ({ actor, body, now }) => changeBasics(actor, body, now),
});
