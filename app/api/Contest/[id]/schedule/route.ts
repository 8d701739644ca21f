import { route } from "@/lib/api/route";
import { scheduleInput } from "@/lib/contest/edition-schema";
import { changeSchedule } from "@/lib/contest/schedule";
import { editionSettings } from "@/lib/contest/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}/schedule", {
  params: idParams,
  body: scheduleInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeSchedule(actor, params.id, body),
});
