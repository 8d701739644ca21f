import { changePerson } from "@/lib/person/change-person";
import * as endpoints from "@/lib/person/endpoints";
import { removePerson } from "@/lib/person/remove-person";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.changePerson, ({ actor, params, body, now }) =>
  changePerson(actor, params.id, body, now),
);

export const DELETE = route(endpoints.removePerson, ({ actor, params, now }) => removePerson(actor, params.id, now));
