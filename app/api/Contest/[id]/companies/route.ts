import { route } from "@/lib/api/route";
import { changeCompanies } from "@/lib/contest/companies";
import { companiesInput } from "@/lib/contest/edition-schema";
import { editionSettings } from "@/lib/contest/schema";
import { idParams } from "@/lib/ids";

export const PUT = route("PUT /api/Contest/{id}/companies", {
  params: idParams,
  body: companiesInput,
  response: editionSettings,
  handler: ({ actor, params, body }) => changeCompanies(actor, params.id, body),
});
