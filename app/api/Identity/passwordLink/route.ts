import * as endpoints from "@/lib/identity/endpoints";
import { readPasswordLink } from "@/lib/identity/password-links";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.readPasswordLink, ({ body, now }) => readPasswordLink(body.token, now));
