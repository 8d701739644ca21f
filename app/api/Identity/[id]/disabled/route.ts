import * as endpoints from "@/lib/identity/endpoints";
import { setAccountDisabled } from "@/lib/identity/set-account-disabled";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.setAccountDisabled, ({ actor, params, body, now }) =>
  setAccountDisabled(actor, params.id, body.disabled, now),
);
