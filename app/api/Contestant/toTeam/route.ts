import { route } from "@/lib/api/route";
import { addContestant } from "@/lib/contestant/commands";
import * as endpoints from "@/lib/contestant/endpoints";

export const POST = route(endpoints.addContestant, ({ actor, body, now, idempotency }) =>
  addContestant(actor, body, now, idempotency),
);
