import { addPerson } from "@/lib/person/add-person";
import * as endpoints from "@/lib/person/endpoints";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.addPerson, ({ actor, body, now, idempotency }) =>
  addPerson(actor, body, now, idempotency),
);
