import { route } from "@/lib/api/route";
import { changePerson, removePerson } from "@/lib/person/commands";
import * as endpoints from "@/lib/person/endpoints";

export const PUT = route(endpoints.changePerson, ({ actor, params, body, now }) =>
  changePerson(actor, params.id, body, now),
);

export const DELETE = route(endpoints.removePerson, ({ actor, params, now }) => removePerson(actor, params.id, now));
