import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { changeSchedule } from "@/lib/contest/schedule";

export const PUT = route(endpoints.updateEditionSchedule, ({ actor, params, body }) =>
  changeSchedule(actor, params.id, body),
);
