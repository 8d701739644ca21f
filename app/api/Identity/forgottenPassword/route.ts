import * as endpoints from "@/lib/identity/endpoints";
import { forgotPassword } from "@/lib/identity/forgot-password";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.forgotPassword, ({ body, address, now }) =>
  forgotPassword(body.email, address, now),
);
