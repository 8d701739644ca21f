import { z } from "zod";
import { route } from "@/lib/api/route";
import { changeLeader } from "@/lib/leader/commands";
import { listLeaderRecords } from "@/lib/leader/queries";
import { leader, leaderEdit, leaderRecord } from "@/lib/leader/schema";

export const GET = route("GET /api/Leader", { response: z.array(leaderRecord), handler: listLeaderRecords });

export const PUT = route("PUT /api/Leader", {
  body: leaderEdit,
  response: leader,
  handler: ({ actor, body, now }) => changeLeader(actor, body, now),
});
