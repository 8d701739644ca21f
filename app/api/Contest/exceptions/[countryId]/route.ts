import * as endpoints from "@/lib/deadline-extension/endpoints";
import { giveDeadlineException } from "@/lib/deadline-extension/give-deadline-exception";
import { removeDeadlineException } from "@/lib/deadline-extension/remove-deadline-exception";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.giveDeadlineException, ({ actor, params, body, now }) =>
  giveDeadlineException(actor, params.countryId, body, now),
);

export const DELETE = route(endpoints.removeDeadlineException, ({ actor, params }) =>
  removeDeadlineException(actor, params.countryId),
);
