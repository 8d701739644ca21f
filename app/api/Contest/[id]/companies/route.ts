import { route } from "@/lib/api/route";
import * as endpoints from "@/lib/contest/endpoints";
import { updateEditionCompanies } from "@/lib/contest/update-companies";

export const PUT = route(endpoints.updateEditionCompanies, ({ actor, params, body }) =>
  updateEditionCompanies(actor, params.id, body),
);
