import { route } from "@/lib/api/route";
import { changeTexts } from "@/lib/contest/change";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEditionTexts, ({ actor, params, body }) =>
  changeTexts(actor, params.id, body),
);
