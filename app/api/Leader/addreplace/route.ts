import { route } from "@/lib/api/route";
import { replaceLeader as replace } from "@/lib/leader/commands";
import * as endpoints from "@/lib/leader/endpoints";

export const POST = route(endpoints.replaceLeader, ({ actor, body, now, idempotency }) =>
  replace(actor, body, now, idempotency),
);
