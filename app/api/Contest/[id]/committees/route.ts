import { route } from "@/lib/api/route";
import { changeCommittees } from "@/lib/contest/committees";
import { committeesInput } from "@/lib/contest/edition-schema";
import { editionSettings } from "@/lib/contest/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}/committees", {
  params: idParams,
  body: committeesInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeCommittees(actor, params.id, body),
});
