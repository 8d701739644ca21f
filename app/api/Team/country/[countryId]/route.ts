import { z } from "zod";
import { route } from "@/lib/api/route";
import { countryParams } from "@/lib/country/params";
import { listTeamsOfCountry } from "@/lib/team/queries";
import { team } from "@/lib/team/schema";

export const GET = route("GET /api/Team/country/{countryId}", {
  params: countryParams,
  response: z.array(team),
  handler: ({ actor, params }) => listTeamsOfCountry(actor, params.countryId),
});
