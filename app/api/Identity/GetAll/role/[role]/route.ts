import * as endpoints from "@/lib/identity/endpoints";
import { listUsersOfRole } from "@/lib/identity/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listUsersOfRole, ({ params }) => listUsersOfRole(params.role));
