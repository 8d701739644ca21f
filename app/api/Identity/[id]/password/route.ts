import * as endpoints from "@/lib/identity/endpoints";
import { resetPassword } from "@/lib/identity/reset-password";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.resetPassword, ({ actor, params, body }) =>
  resetPassword(actor, params.id, body.password),
);
