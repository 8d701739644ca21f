import { z } from "zod";
import { contestantEdit, contestantToTeam } from "@/lib/contestant/inputs";
import { contestant, editedContestant } from "@/lib/contestant/schema";
import { replaceLeader as replaceLeaderInput } from "@/lib/leader/inputs";
import { hiddenTeam, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/platform/api/descriptions";
import { endpoint, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { registrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";
import { team } from "@/lib/team/schema";

const hiddenContestant = "There is no such contestant, or it is another country's.";

export const addContestant = endpoint("POST /api/Contestant/toTeam", {
  access: registrators,
  summary: "Adds a contestant to a team.",
  description: untilRegistrationEnds,
  audit: "added a contestant",
  body: contestantToTeam,
  bodyLimit: uploadBodyLimit,
  response: contestant,
  status: 201,
  errors: {
    404: hiddenTeam,
    409: "The team already has 4 contestants, or the Idempotency-Key came with another body before.",
  },
  idempotent: true,
});

export const changeContestant = endpoint("PUT /api/Contestant", {
  access: registrators,
  summary: "Changes a contestant's details.",
  description: untilEditPeriodEnds,
  audit: "changed a contestant’s details",
  body: contestantEdit,
  bodyLimit: uploadBodyLimit,
  response: editedContestant,
  errors: { 404: hiddenContestant },
});

export const removeContestant = endpoint("DELETE /api/Contestant/{id}", {
  access: registrators,
  summary: "Removes a contestant from their team.",
  description: `${untilRegistrationEnds} The code is never reused.`,
  audit: "removed a contestant",
  params: z.object({ id: id.meta({ description: "The contestant." }) }),
  response: team,
  success: "The team that remains.",
  errors: { 404: hiddenContestant, 409: "The contestant is the team's last one." },
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
