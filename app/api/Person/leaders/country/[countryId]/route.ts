import { z } from "zod";
import { route } from "@/lib/api/route";
import { countryParams } from "@/lib/country/params";
import { listLeadersOfCountry } from "@/lib/leader/queries";
import { leader } from "@/lib/leader/schema";

export const GET = route("GET /api/Person/leaders/country/{countryId}", {
  params: countryParams,
  response: z.array(leader),
  handler: ({ actor, params }) => listLeadersOfCountry(actor, params.countryId),
});
