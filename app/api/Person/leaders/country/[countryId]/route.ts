import * as endpoints from "@/lib/leader/endpoints";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listLeadersOfCountry, ({ actor, params }) =>
  listLeadersOfCountry(actor, params.countryId),
);
