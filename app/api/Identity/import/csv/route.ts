import { importUsers } from "@/lib/identity/csv/import-users";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.importUsers, ({ actor, body, query, now }) =>
  importUsers(actor, body.file, query, now),
);
