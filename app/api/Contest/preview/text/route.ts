import { previewText } from "@/lib/contest/change";
import { previewedText, previewInput } from "@/lib/contest/edition-schema";
import { route } from "@/lib/http/route";

export const POST = route("POST /api/Contest/preview/text", {
  body: previewInput,
  response: previewedText,
  handler: ({ body }) => previewText(body),
});
