import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/identity/endpoints";
import { listUsersOfRole } from "@/lib/identity/queries";

export const GET = route(endpoints.listUsersOfRole, ({ params }) => listUsersOfRole(params.role));
