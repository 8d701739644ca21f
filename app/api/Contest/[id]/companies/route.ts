import * as endpoints from "@/lib/edition/endpoints";
import { updateEditionCompanies } from "@/lib/edition/update-edition-companies";
import { route } from "@/lib/platform/api/route";

export const PUT = route(endpoints.updateEditionCompanies, ({ actor, params, body }) =>
  updateEditionCompanies(actor, params.id, body),
);
