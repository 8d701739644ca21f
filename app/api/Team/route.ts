import { route } from "@/lib/api/route";
import { jsonResponse } from "@/lib/http/json-response";
import { createTeam } from "@/lib/team/create-team";
import * as endpoints from "@/lib/team/endpoints";
import { listPublicTeams, listTeamsAsJson } from "@/lib/team/queries";

export const GET = route(endpoints.listTeams, async ({ actor }) =>
  actor?.role === "Administrator" ? jsonResponse(await listTeamsAsJson()) : listPublicTeams(),
);

export const POST = route(endpoints.createTeam, ({ actor, body, now, idempotency }) =>
  createTeam(actor, body, now, idempotency),
);
