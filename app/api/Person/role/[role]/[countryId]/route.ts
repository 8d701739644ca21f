import * as endpoints from "@/lib/person/endpoints";
import { listPeopleByRole } from "@/lib/person/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listPeopleByRole, ({ actor, params, query }) =>
  listPeopleByRole(actor, params.role, params.countryId, query.contestId),
);
