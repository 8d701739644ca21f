import * as endpoints from "@/lib/identity/endpoints";
import { logIn } from "@/lib/identity/sign-in";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.logIn, ({ body, address }) => logIn(body, address));
