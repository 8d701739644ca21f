import { updateEditionTexts } from "@/lib/edition/commands";
import * as endpoints from "@/lib/edition/endpoints";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEditionTexts, ({ actor, params, body }) =>
  updateEditionTexts(actor, params.id, body),
);
