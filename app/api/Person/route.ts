import { route } from "@/lib/api/route";
import { addPerson } from "@/lib/person/commands";
import * as endpoints from "@/lib/person/endpoints";

export const POST = route(endpoints.addPerson, ({ actor, body, now, idempotency }) =>
  addPerson(actor, body, now, idempotency),
);
