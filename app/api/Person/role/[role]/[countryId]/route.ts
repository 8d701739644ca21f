import { z } from "zod";
import { route } from "@/lib/api/route";
import { editionQuery } from "@/lib/contest/schema";
import { countryParams } from "@/lib/country/params";
import { listPeopleByRole } from "@/lib/person/queries";
import { person } from "@/lib/person/schema";

export const GET = route("GET /api/Person/role/{role}/{countryId}", {
  params: countryParams.extend({ role: z.string() }),
  query: editionQuery,
  response: z.array(person),
  handler: ({ actor, params, query }) => listPeopleByRole(actor, params.role, params.countryId, query.contestId),
});
