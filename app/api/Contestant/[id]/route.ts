import { route } from "@/lib/api/route";
import { removeContestant } from "@/lib/contestant/commands";
import * as endpoints from "@/lib/contestant/endpoints";

export const DELETE = route(endpoints.removeContestant, ({ actor, params, now }) =>
  removeContestant(actor, params.id, now),
);
