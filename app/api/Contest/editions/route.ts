import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { listEditions } from "@/lib/contest/queries";

export const GET = route(endpoints.listEditions, listEditions);
