import { route } from "@/lib/platform/api/route";
import { replaceLeader as replace } from "@/lib/team/replace-leader";
import * as endpoints from "@/lib/team/roster-endpoints";

export const POST = route(endpoints.replaceLeader, ({ actor, body, now, idempotency }) =>
  replace(actor, body, now, idempotency),
);
