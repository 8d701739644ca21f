import { route } from "@/lib/platform/api/route";
import { markAsPrinted } from "@/lib/print/commands";
import * as endpoints from "@/lib/print/endpoints";

export const POST = route(endpoints.markAsPrinted, ({ actor, params, body, now }) =>
  markAsPrinted(actor, params.document, body, now),
);
