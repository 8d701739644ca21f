import { z } from "zod";
import { countryParams } from "@/lib/country/params";
import { route } from "@/lib/http/route";
import { team } from "@/lib/team/schema";
import { listTeamsOfCountry } from "@/lib/team/service";

export const GET = route("GET /api/Team/country/{countryId}", {
  params: countryParams,
  response: z.array(team),
  handler: ({ actor, params }) => listTeamsOfCountry(actor, params.countryId),
});
