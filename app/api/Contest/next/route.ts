import { route } from "@/lib/api/route";
import { nextInput } from "@/lib/contest/edition-schema";
import { editionSettings } from "@/lib/contest/edition-settings-schema";
import { startNextEdition } from "@/lib/contest/next";

export const POST = route("POST /api/Contest/next", {
  body: nextInput,
  response: editionSettings,
  status: 201,
  handler: ({ actor, body }) => startNextEdition(actor, body),
});
