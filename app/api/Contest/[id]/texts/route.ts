import * as endpoints from "@/lib/edition/endpoints";
import { updateEditionTexts } from "@/lib/edition/update-edition-texts";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEditionTexts, ({ actor, params, body }) =>
  updateEditionTexts(actor, params.id, body),
);
