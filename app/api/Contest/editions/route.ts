import { z } from "zod";
import { route } from "@/lib/api/route";
import { editionSummary } from "@/lib/contest/schema";
import { listEditions } from "@/lib/contest/settings";

export const GET = route("GET /api/Contest/editions", {
  response: z.array(editionSummary),
  handler: listEditions,
});
