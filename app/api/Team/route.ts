import { z } from "zod";
import { route } from "@/lib/api/route";
import { jsonResponse } from "@/lib/http/json-response";
import { createTeam } from "@/lib/team/create-team";
import { listPublicTeams, listTeamsAsJson } from "@/lib/team/queries";
import { publicTeam, team, teamCreation } from "@/lib/team/schema";

export const GET = route("GET /api/Team", {
  response: z.union([z.array(team), z.array(publicTeam)]),
  handler: async ({ actor }) =>
    actor?.role === "Administrator" ? jsonResponse(await listTeamsAsJson()) : listPublicTeams(),
});

export const POST = route("POST /api/Team", {
  body: teamCreation,
  response: team,
  status: 201,
  handler: ({ actor, body, now, idempotency }) => createTeam(actor, body, now, idempotency),
});
