import { route } from "@/lib/http/route";
import { replaceLeader as replace } from "@/lib/leader/change";
import { replaceLeader } from "@/lib/leader/schema";
import { team } from "@/lib/team/schema";

export const POST = route("POST /api/Leader/addreplace", {
  body: replaceLeader,
  response: team,
  handler: ({ actor, body, now }) => replace(actor, body, now),
});
