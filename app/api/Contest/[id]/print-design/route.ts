import * as endpoints from "@/lib/edition/endpoints";
import { updatePrintDesign } from "@/lib/edition/update-print-design";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updatePrintDesign, ({ actor, params, body }) =>
  updatePrintDesign(actor, params.id, body),
);
