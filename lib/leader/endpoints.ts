import { z } from "zod";
import { ownCountryId } from "@/lib/country/schema";
import { untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/edition/labels";
import { leaderEdit } from "@/lib/leader/inputs";
import { leader, leaderRecord } from "@/lib/leader/schema";
import { otherRolesNote } from "@/lib/person/labels";
import { endpoint, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators, registrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const hiddenLeader = "There is no such leader, or it is another country's.";

// Writes that change who leads a team stand in lib/team/endpoints.ts.
export const listLeaderRecords = endpoint("GET /api/Leader", {
  access: administrators,
  summary: "Every leader and deputy leader, once for each team they lead.",
  response: z.array(leaderRecord),
});

export const changeLeader = endpoint("PUT /api/Leader", {
  access: registrators,
  summary: "Changes a leader's contacts and personal details.",
  description: `${untilEditPeriodEnds} ${otherRolesNote}`,
  audit: "changed a leader’s details",
  body: leaderEdit,
  bodyLimit: uploadBodyLimit,
  response: leader,
  errors: { 404: hiddenLeader, 409: "The teams of the leader are withdrawn." },
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
    404: hiddenLeader,
    409: "The leader or deputy leader of a team cannot be deleted.",
  },
});

export const listLeadersOfCountry = endpoint("GET /api/Person/leaders/country/{countryId}", {
  access: registrators,
  summary: "The leaders of a country, to choose from.",
  params: z.object({ countryId: ownCountryId }),
  response: z.array(leader),
});
