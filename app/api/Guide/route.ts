import { guide, guideInput } from "@/lib/guide/schema";
import { addGuide } from "@/lib/guide/service";
import { route } from "@/lib/http/route";

export const POST = route("POST /api/Guide", {
  body: guideInput,
  response: guide,
  status: 201,
  handler: ({ actor, body }) => addGuide(actor, body),
});
