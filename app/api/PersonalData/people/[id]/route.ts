import { changePersonPrivacy } from "@/lib/personal-data/change-person-privacy";
import * as endpoints from "@/lib/personal-data/endpoints";
import { erasePerson } from "@/lib/personal-data/erase-person";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.changePersonPrivacy, ({ actor, params, body }) =>
  changePersonPrivacy(actor, params.id, body),
);

export const DELETE = route(endpoints.erasePerson, ({ actor, params }) => erasePerson(actor, params.id));
