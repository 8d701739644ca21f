import { route } from "@/lib/api/route";
import { guideOfUser } from "@/lib/guide/queries";
import { guide, userParams } from "@/lib/guide/schema";

export const GET = route("GET /api/Guide/byUserId/{userId}", {
  params: userParams,
  response: guide,
  handler: ({ actor, params }) => guideOfUser(actor, params.userId),
});
