import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/result/endpoints";
import { updateBoundaries } from "@/lib/result/update-boundaries";

export const PUT = route(endpoints.updateBoundaries, ({ actor, params, body }) =>
  updateBoundaries(actor, params.group, body),
);
