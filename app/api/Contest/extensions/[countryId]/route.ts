import * as endpoints from "@/lib/deadline-extension/endpoints";
import { giveDeadlineExtension } from "@/lib/deadline-extension/give-deadline-extension";
import { removeDeadlineExtension } from "@/lib/deadline-extension/remove-deadline-extension";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.giveDeadlineExtension, ({ actor, params, body, now }) =>
  giveDeadlineExtension(actor, params.countryId, body, now),
);

export const DELETE = route(endpoints.removeDeadlineExtension, ({ actor, params, now }) =>
  removeDeadlineExtension(actor, params.countryId, now),
);
