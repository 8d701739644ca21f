import { route } from "@/lib/platform/api/route";
import { createTeam } from "@/lib/team/create-team";
import * as endpoints from "@/lib/team/endpoints";
import { listPublicTeams, listTeams } from "@/lib/team/queries";

export const GET = route(endpoints.listTeams, ({ actor }) =>
  actor?.role === "Administrator" ? listTeams() : listPublicTeams(),
);

export const POST = route(endpoints.createTeam, ({ actor, body, now, idempotency }) =>
  createTeam(actor, body, now, idempotency),
);
