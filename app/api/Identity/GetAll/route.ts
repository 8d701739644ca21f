import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/identity/endpoints";
import { listUsers } from "@/lib/identity/queries";

export const GET = route(endpoints.listUsers, () => listUsers());
