import * as endpoints from "@/lib/edition/endpoints";
import { updateEditionCommittees } from "@/lib/edition/update-edition-committees";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEditionCommittees, ({ actor, params, body }) =>
  updateEditionCommittees(actor, params.id, body),
);
