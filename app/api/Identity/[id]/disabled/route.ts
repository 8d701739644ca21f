import * as endpoints from "@/lib/identity/endpoints";
import { setUserDisabled } from "@/lib/identity/set-user-disabled";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.setUserDisabled, ({ actor, params, body, now }) =>
  setUserDisabled(actor, params.id, body.disabled, now),
);
