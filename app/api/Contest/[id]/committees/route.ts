import { route } from "@/lib/api/route";
import { changeCommittees } from "@/lib/contest/committees";
import { committeesInput } from "@/lib/contest/edition-parts-schema";
import { editionSettings } from "@/lib/contest/edition-settings-schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}/committees", {
  params: idParams,
  body: committeesInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeCommittees(actor, params.id, body),
});
