import { route } from "@/lib/api/route";
import { nextInput } from "@/lib/contest/edition-schema";
import { startNextEdition } from "@/lib/contest/next";
import { editionSettings } from "@/lib/contest/schema";

export const POST = route("POST /api/Contest/next", {
  body: nextInput,
  response: editionSettings,
  status: 201,
  handler: ({ actor, body }) => startNextEdition(actor, body),
});
