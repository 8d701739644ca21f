import { route } from "@/lib/platform/api/route";
import { addContestant } from "@/lib/team/add-contestant";
import * as endpoints from "@/lib/team/endpoints";

export const POST = route(endpoints.addContestant, ({ actor, body, now, idempotency }) =>
  addContestant(actor, body, now, idempotency),
);
