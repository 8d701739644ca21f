import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/identity/endpoints";
import { logIn } from "@/lib/identity/sign-in";

export const POST = route(endpoints.logIn, ({ body, address }) => logIn(body, address));
