import { resetPassword } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.resetPassword, ({ actor, params, body }) =>
  resetPassword(actor, params.id, body.password),
);
