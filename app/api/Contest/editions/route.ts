import { z } from "zod";
import { editionSummary } from "@/lib/contest/edition-settings-schema";
import { listEditions } from "@/lib/contest/settings";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Contest/editions", {
  response: z.array(editionSummary),
  handler: listEditions,
});
