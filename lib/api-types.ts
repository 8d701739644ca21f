import type { z } from "zod";
import type { Leader } from "@/lib/leader/schema";
import type { Team, teamCreation } from "@/lib/team/schema";

/** What the pages of this site send to an endpoint and get from it. */
export interface Endpoints {
  "POST /api/Team": { body: z.input<typeof teamCreation>; response: Team };
  "GET /api/Person/leaders/country/{countryId}": { body: undefined; response: Leader[] };
}
