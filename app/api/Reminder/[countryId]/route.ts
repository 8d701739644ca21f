import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/readiness/endpoints";
import { sendReminder } from "@/lib/readiness/send-reminder";

export const POST = route(endpoints.sendReminder, ({ actor, params, body, now }) =>
  sendReminder(actor, params.countryId, body.again, now),
);
