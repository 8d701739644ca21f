import { route } from "@/lib/api/route";
import { resetPassword } from "@/lib/identity/commands";
import * as endpoints from "@/lib/identity/endpoints";

export const POST = route(endpoints.resetPassword, ({ actor, params, body }) =>
  resetPassword(actor, params.id, body.password),
);
