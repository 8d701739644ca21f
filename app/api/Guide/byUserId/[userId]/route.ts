import { guide, userParams } from "@/lib/guide/schema";
import { guideOfUser } from "@/lib/guide/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Guide/byUserId/{userId}", {
  params: userParams,
  response: guide,
  handler: ({ actor, params }) => guideOfUser(actor, params.userId),
});
