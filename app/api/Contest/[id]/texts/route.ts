import { route } from "@/lib/api/route";
import { updateEditionTexts } from "@/lib/contest/commands";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEditionTexts, ({ actor, params, body }) =>
  updateEditionTexts(actor, params.id, body),
);
