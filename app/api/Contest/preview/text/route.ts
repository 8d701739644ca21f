import { route } from "@/lib/api/route";
import { previewText } from "@/lib/contest/change";
import { previewedText, previewInput } from "@/lib/contest/edition-schema";

export const POST = route("POST /api/Contest/preview/text", {
  body: previewInput,
  response: previewedText,
  handler: ({ body }) => previewText(body),
});
