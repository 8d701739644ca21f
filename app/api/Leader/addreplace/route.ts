import { route } from "@/lib/api/route";
import { replaceLeader as replace } from "@/lib/leader/commands";
import { replaceLeader } from "@/lib/leader/schema";
import { team } from "@/lib/team/schema";

export const POST = route("POST /api/Leader/addreplace", {
  body: replaceLeader,
  response: team,
  handler: ({ actor, body, now }) => replace(actor, body, now),
});
