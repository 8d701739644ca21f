import { route } from "@/lib/platform/api/route";
import * as endpoints from "@/lib/team/endpoints";
import { listTeamsOfCountry } from "@/lib/team/queries";

export const GET = route(endpoints.listTeamsOfCountry, ({ actor, params }) =>
  listTeamsOfCountry(actor, params.countryId),
);
