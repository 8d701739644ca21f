import { route } from "@/lib/api/route";
import { changeEdition } from "@/lib/contest/change";
import { editionInput } from "@/lib/contest/edition-schema";
import { editionSettings } from "@/lib/contest/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}", {
  params: idParams,
  body: editionInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeEdition(actor, params.id, body),
});
