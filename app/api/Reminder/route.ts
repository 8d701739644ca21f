import { currentEdition } from "@/lib/edition/queries";
import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/readiness/endpoints";
import { listReminders } from "@/lib/readiness/reminders";
import { sendReminders } from "@/lib/readiness/send-reminder";

export const GET = route(endpoints.listReminders, async ({ now }) => listReminders(await currentEdition(), now));

export const POST = route(endpoints.sendReminders, ({ actor, body, now }) =>
  sendReminders(actor, body.countryIds, now),
);
