import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { updateEditionCommittees } from "@/lib/contest/update-committees";

export const PUT = route(endpoints.updateEditionCommittees, ({ actor, params, body }) =>
  updateEditionCommittees(actor, params.id, body),
);
