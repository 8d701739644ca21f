import { z } from "zod";
import { contestantEdit, contestantToTeam } from "@/lib/contestant/inputs";
import { contestant, editedContestant } from "@/lib/contestant/schema";
import { ownCountryId } from "@/lib/country/schema";
import { untilJourneysEnd, untilRegistrationEnds } from "@/lib/edition/labels";
import { leaderReplacement } from "@/lib/leader/inputs";
import { otherRolesNote } from "@/lib/person/labels";
import { endpoint, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators, guides, registrators } from "@/lib/platform/auth/roles";
import { confirmedQuery } from "@/lib/platform/validation/confirmed-query";
import { id } from "@/lib/platform/validation/fields";
import { contestantMove, teamArrival, teamBasics, teamCreation, typedNames } from "@/lib/team/inputs";
import { duplicates, publicTeam, team } from "@/lib/team/schema";

const hiddenTeam = "There is no such team, or it is another country's.";
const withdrawn = "The team is withdrawn.";
const finalResults = "The results are final.";

export const createTeam = endpoint("POST /api/Team", {
  access: registrators,
  summary: "Registers a team, all or nothing.",
  description: untilRegistrationEnds,
  audit: "registered a team",
  body: teamCreation,
  bodyLimit: uploadBodyLimit,
  response: team,
  status: 201,
  errors: { 409: "The leader and the deputy leader are the same." },
  idempotent: true,
});

export const listTeams = endpoint("GET /api/Team", {
  access: "all",
  optionalAuth: true,
  summary: "All teams, by country name, then team name.",
  description: "Everybody gets the public view, administrators the full one.",
  response: z.union([z.array(team), z.array(publicTeam)]),
});

export const listTeamsWithoutGuide = endpoint("GET /api/Team/noGuides", {
  access: administrators,
  summary: "The teams that no guide is assigned to.",
  response: z.array(team),
});

export const listTeamsOfGuide = endpoint("GET /api/Team/guide/{guideId}", {
  access: guides,
  summary: "The teams of a guide.",
  params: z.object({ guideId: id.meta({ description: "The guide's record; a guide may read only their own." }) }),
  response: z.array(team),
  errors: { 404: "There is no such guide, or it is not the caller's own record." },
});

export const listTeamsOfCountry = endpoint("GET /api/Team/country/{countryId}", {
  access: registrators,
  summary: "The teams of a country.",
  params: z.object({ countryId: ownCountryId }),
  response: z.array(team),
});

export const changeTeamArrival = endpoint("PUT /api/Team/arrival", {
  access: registrators,
  summary: "Changes when and where a team arrives and leaves.",
  description: untilJourneysEnd,
  audit: "changed a team’s arrival information",
  body: teamArrival,
  response: team,
  errors: { 404: hiddenTeam, 409: withdrawn },
});

export const changeTeamBasics = endpoint("PUT /api/Team/basic", {
  access: registrators,
  summary: "Changes a team's name and group, and whether it is official and takes part online.",
  description: untilRegistrationEnds,
  audit: "changed a team’s name, group or participation",
  query: confirmedQuery,
  body: teamBasics,
  response: team,
  errors: {
    404: hiddenTeam,
    409: `${withdrawn} Or: ${finalResults} Or, without \`confirmed\`: The team has points in the tasks of its group, which another group hides.`,
  },
});

const withdrawalParams = z.object({ id: id.meta({ description: "The team." }) });

export const withdrawTeam = endpoint("POST /api/Team/{id}/withdrawal", {
  access: registrators,
  summary: "Withdraws a team.",
  description: `${untilRegistrationEnds} The team disappears from every list and count, cannot be changed, and its seats and transfers become free. Everything else is kept for restoring it.`,
  audit: "withdrew a team",
  params: withdrawalParams,
  response: team,
  errors: { 404: hiddenTeam, 409: `The team is already withdrawn. Or: ${finalResults}` },
});

export const restoreTeam = endpoint("DELETE /api/Team/{id}/withdrawal", {
  access: registrators,
  summary: "Restores a withdrawn team.",
  description: `${untilRegistrationEnds} The team is as before, except that it has no seats and transfers.`,
  audit: "restored a withdrawn team",
  params: withdrawalParams,
  query: confirmedQuery,
  response: team,
  errors: {
    404: hiddenTeam,
    409: `The team is not withdrawn. Or: ${finalResults} Or, without \`confirmed\`: Its people are in another team meanwhile, or points were imported without it.`,
  },
});

export const findDuplicates = endpoint("POST /api/Team/duplicates", {
  access: registrators,
  summary: "Finds names that are registered already; stores nothing.",
  description:
    "Team names are compared with those of all countries, contestants (name and date of birth) with those of the caller's own country, for administrators of all, and `people` (name) with everybody of the caller's country or `countryId`. Accents, case, punctuation, spaces and the order of a person's names make no difference, nor does a further name of a contestant. Duplicates are not refused when they are sent.",
  body: typedNames,
  response: duplicates,
  success: "A warning for each name that is registered already.",
});

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
    409: `The team already has 4 contestants. Or: ${withdrawn}`,
  },
  idempotent: true,
});

export const changeContestant = endpoint("PUT /api/Contestant", {
  access: registrators,
  summary: "Changes a contestant's details.",
  description: `${untilJourneysEnd} ${otherRolesNote}`,
  audit: "changed a contestant’s details",
  body: contestantEdit,
  bodyLimit: uploadBodyLimit,
  response: editedContestant,
  errors: { 404: hiddenContestant, 409: withdrawn },
});

export const moveContestant = endpoint("PUT /api/Contestant/{id}/team", {
  access: registrators,
  summary: "Moves a contestant to another team of the same country and group.",
  description: `${untilRegistrationEnds} Code, picture, seats and history stay; in an online team, seats and transfers become free.`,
  audit: "moved a contestant to another team",
  params: z.object({ id: id.meta({ description: "The contestant." }) }),
  body: contestantMove,
  response: contestant,
  errors: {
    404: "There is no such contestant or team, or it is another country's.",
    409: `The other team already has 4 contestants or competes in another group. Or: The contestant is the team's last one, or is in the other team already. Or: ${withdrawn} Or: ${finalResults}`,
  },
});

export const removeContestant = endpoint("DELETE /api/Contestant/{id}", {
  access: registrators,
  summary: "Removes a contestant from their team.",
  description: `${untilRegistrationEnds} The code is never reused.`,
  audit: "deleted a contestant",
  params: z.object({ id: id.meta({ description: "The contestant." }) }),
  query: confirmedQuery,
  response: team,
  success: "The team that remains.",
  errors: {
    404: hiddenContestant,
    409: `The contestant is the team's last one. Or: ${withdrawn} Or: ${finalResults} Or, without \`confirmed\`: The contestant has points, which are deleted.`,
  },
});

export const replaceLeader = endpoint("POST /api/Leader/addreplace", {
  access: registrators,
  summary: "Replaces a team's leader, or adds or replaces the deputy.",
  description: untilRegistrationEnds,
  audit: "replaced a leader or deputy",
  body: leaderReplacement,
  bodyLimit: uploadBodyLimit,
  response: team,
  errors: {
    404: hiddenTeam,
    409: `The leader and the deputy leader are the same. Or: ${withdrawn}`,
  },
  idempotent: true,
});

export const removeDeputyLeader = endpoint("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", {
  access: registrators,
  summary: "Removes the deputy leader from a team.",
  description: untilRegistrationEnds,
  audit: "removed a deputy leader from their team",
  params: z.object({
    teamId: id.meta({ description: "The team." }),
    leaderId: id.meta({ description: "Its deputy leader." }),
  }),
  response: team,
  success: "The team without a deputy.",
  errors: {
    404: "There is no such team, it is another country's, or this is not its deputy leader.",
    409: `This is the team's leader, who can only be replaced. Or: ${withdrawn}`,
  },
});
