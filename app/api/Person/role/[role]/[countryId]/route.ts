import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/person/endpoints";
import { listPeopleByRole } from "@/lib/person/queries";

export const GET = route(endpoints.listPeopleByRole, ({ actor, params, query }) =>
  listPeopleByRole(actor, params.role, params.countryId, query.contestId),
);
