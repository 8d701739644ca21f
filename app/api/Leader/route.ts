import { z } from "zod";
import { route } from "@/lib/http/route";
import { changeLeader } from "@/lib/leader/change";
import { leader, leaderEdit, leaderRecord } from "@/lib/leader/schema";
import { listLeaderRecords } from "@/lib/leader/service";

export const GET = route("GET /api/Leader", { response: z.array(leaderRecord), handler: listLeaderRecords });

export const PUT = route("PUT /api/Leader", {
  body: leaderEdit,
  response: leader,
  handler: ({ actor, body, now }) => changeLeader(actor, body, now),
});
