import { z } from "zod";
import { route } from "@/lib/api/route";
import { teamsOfGuide } from "@/lib/guide/queries";
import { guideParams } from "@/lib/guide/schema";
import { team } from "@/lib/team/schema";

export const GET = route("GET /api/Team/guide/{guideId}", {
  params: guideParams,
  response: z.array(team),
  handler: ({ actor, params }) => teamsOfGuide(actor, params.guideId),
});
