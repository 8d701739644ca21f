import { route } from "@/lib/api/route";
import { logOut } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";

export const POST = route(endpoints.logOut, ({ claims }) => logOut(claims));
