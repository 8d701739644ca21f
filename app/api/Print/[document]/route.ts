import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/print/endpoints";
import { markAsPrinted } from "@/lib/print/mark-as-printed";

export const POST = route(endpoints.markAsPrinted, ({ actor, params, query, body, now }) =>
  markAsPrinted(actor, params.document, query.year, body, now),
);
