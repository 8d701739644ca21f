import { importGuides } from "@/lib/guide/csv/import-guides";
import * as endpoints from "@/lib/guide/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.importGuides, ({ actor, body, query, now }) =>
  importGuides(actor, body.file, query, now),
);
