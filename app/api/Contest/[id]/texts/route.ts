import { route } from "@/lib/api/route";
import { changeTexts } from "@/lib/contest/change";
import { textsInput } from "@/lib/contest/edition-schema";
import { editionSettings } from "@/lib/contest/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}/texts", {
  params: idParams,
  body: textsInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeTexts(actor, params.id, body),
});
