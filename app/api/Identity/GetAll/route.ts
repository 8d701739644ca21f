import * as endpoints from "@/lib/identity/endpoints";
import { listUsers } from "@/lib/identity/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listUsers, () => listUsers());
