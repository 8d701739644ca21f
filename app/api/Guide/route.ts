import { route } from "@/lib/api/route";
import { addGuide } from "@/lib/guide/commands";
import { guide, guideInput } from "@/lib/guide/schema";

export const POST = route("POST /api/Guide", {
  body: guideInput,
  response: guide,
  status: 201,
  handler: ({ actor, body }) => addGuide(actor, body),
});
