import * as endpoints from "@/lib/identity/endpoints";
import { choosePassword } from "@/lib/identity/password-links";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.choosePassword, ({ body, now }) => choosePassword(body, now));
