import { z } from "zod";
import { guideParams } from "@/lib/guide/schema";
import { teamsOfGuide } from "@/lib/guide/service";
import { route } from "@/lib/http/route";
import { team } from "@/lib/team/schema";

export const GET = route("GET /api/Team/guide/{guideId}", {
  params: guideParams,
  response: z.array(team),
  handler: ({ actor, params }) => teamsOfGuide(actor, params.guideId),
});
