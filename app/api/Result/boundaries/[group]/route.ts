import { route } from "@/lib/platform/api/route";
import { updateBoundaries } from "@/lib/result/commands";
import * as endpoints from "@/lib/result/endpoints";

export const PUT = route(endpoints.updateBoundaries, ({ actor, params, body }) =>
  updateBoundaries(actor, params.group, body),
);
