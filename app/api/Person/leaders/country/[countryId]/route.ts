import { route } from "@/lib/api/route";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import * as endpoints from "@/lib/person/endpoints";

export const GET = route(endpoints.listLeadersOfCountry, ({ actor, params }) =>
  listLeadersOfCountry(actor, params.countryId),
);
