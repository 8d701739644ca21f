import * as endpoints from "@/lib/edition/endpoints";
import { makeEditionCurrent } from "@/lib/edition/make-edition-current";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.makeEditionCurrent, ({ actor, params, query, now }) =>
  makeEditionCurrent(actor, params.id, query.ends, now),
);
