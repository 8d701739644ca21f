import { route } from "@/lib/api/route";
import { previewText } from "@/lib/contest/change";
import { previewInput } from "@/lib/contest/edition-schema";
import { previewedText } from "@/lib/contest/schema";

export const POST = route("POST /api/Contest/preview/text", {
  body: previewInput,
  response: previewedText,
  handler: ({ body }) => previewText(body),
});
