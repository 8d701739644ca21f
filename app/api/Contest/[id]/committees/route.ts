import { route } from "@/lib/api/route";
import { changeCommittees } from "@/lib/contest/committees";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEditionCommittees, ({ actor, params, body }) =>
  changeCommittees(actor, params.id, body),
);
