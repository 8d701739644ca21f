import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { updateEditionSchedule } from "@/lib/contest/update-schedule";

export const PUT = route(endpoints.updateEditionSchedule, ({ actor, params, body }) =>
  updateEditionSchedule(actor, params.id, body),
);
