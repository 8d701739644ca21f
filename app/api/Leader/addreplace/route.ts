import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { replaceLeader } from "@/lib/team/replace-leader";

export const POST = route(endpoints.replaceLeader, ({ actor, body, now, idempotency }) =>
  replaceLeader(actor, body, now, idempotency),
);
