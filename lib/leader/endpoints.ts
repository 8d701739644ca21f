import { z } from "zod";
import { hiddenTeam, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/api/descriptions";
import { endpoint, uploadBodyLimit } from "@/lib/api/endpoint";
import { administrators, registrators } from "@/lib/auth/roles";
import { id } from "@/lib/fields";
import { leaderEdit, replaceLeader as replaceLeaderInput } from "@/lib/leader/inputs";
import { leader, leaderRecord } from "@/lib/leader/schema";
import { team } from "@/lib/team/schema";

export const listLeaderRecords = endpoint("GET /api/Leader", {
  access: administrators,
  summary: "Every leader and deputy leader, once for each team they lead.",
  response: z.array(leaderRecord),
});

export const replaceLeader = endpoint("POST /api/Leader/addreplace", {
  access: registrators,
  summary: "Replaces a team's leader, or adds or replaces the deputy.",
  description: untilRegistrationEnds,
  audit: "replaced a leader or deputy",
  body: replaceLeaderInput,
  bodyLimit: uploadBodyLimit,
  response: team,
  errors: {
    404: hiddenTeam,
    409: "The same leader twice in one team, or the Idempotency-Key came with another body before.",
  },
  idempotent: true,
});

export const changeLeader = endpoint("PUT /api/Leader", {
  access: registrators,
  summary: "Changes a leader's contacts and personal details.",
  description: untilEditPeriodEnds,
  audit: "changed a leader’s details",
  body: leaderEdit,
  bodyLimit: uploadBodyLimit,
  response: leader,
  errors: { 404: "There is no such leader, or it is another country's." },
});

export const removeDeputyLeader = endpoint("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", {
  access: registrators,
  summary: "Removes the deputy leader from a team.",
  description: untilRegistrationEnds,
  audit: "removed a deputy leader",
  params: z.object({
    teamId: id.meta({ description: "The team." }),
    leaderId: id.meta({ description: "Its deputy leader." }),
  }),
  response: team,
  success: "The team without a deputy.",
  errors: {
    404: "There is no such team, it is another country's, or this is not its deputy leader.",
    409: "This is the team's leader, who can only be replaced.",
  },
});

export const deleteLeader = endpoint("DELETE /api/Leader/{id}", {
  access: registrators,
  summary: "Deletes a leader without a team.",
  description: untilRegistrationEnds,
  audit: "deleted a leader",
  params: z.object({ id: id.meta({ description: "The leader." }) }),
  response: z.literal(true),
  success: "The leader is deleted.",
  errors: {
    404: "There is no such leader, or it is another country's.",
    409: "The leader or deputy leader of a team cannot be deleted.",
  },
});
