import * as endpoints from "@/lib/edition/endpoints";
import { updateEditionSchedule } from "@/lib/edition/update-edition-schedule";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEditionSchedule, ({ actor, params, body }) =>
  updateEditionSchedule(actor, params.id, body),
);
