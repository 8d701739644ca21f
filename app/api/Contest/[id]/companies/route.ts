import { route } from "@/lib/api/route";
import { changeCompanies } from "@/lib/contest/companies";
import * as endpoints from "@/lib/contest/endpoints";

export const PUT = route(endpoints.updateEditionCompanies, ({ actor, params, body }) =>
  changeCompanies(actor, params.id, body),
);
