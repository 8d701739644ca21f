import { z } from "zod";
import { countryParams } from "@/lib/country/params";
import { route } from "@/lib/http/route";
import { leader } from "@/lib/leader/schema";
import { listLeadersOfCountry } from "@/lib/leader/service";

export const GET = route("GET /api/Person/leaders/country/{countryId}", {
  params: countryParams,
  response: z.array(leader),
  handler: ({ actor, params }) => listLeadersOfCountry(actor, params.countryId),
});
