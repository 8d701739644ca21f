import type { OperationsOf } from "@/lib/openapi/operation";
import { hiddenTeam, ownCountry, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/openapi/operations/sentences";

export const teamOperations: OperationsOf<"Team"> = {
  "POST /api/Team": {
    id: "createTeam",
    summary: "Registers a team, all or nothing.",
    description: untilRegistrationEnds,
    success: "The team.",
    conflict: "The Idempotency-Key came with another body before.",
    idempotent: true,
  },
  "GET /api/Team": {
    id: "listTeams",
    summary: "All teams, by country name, then team name.",
    description: "Everybody gets the public view, administrators the full one.",
    success: "The teams.",
    moreForSignedIn: true,
  },
  "GET /api/Team/noGuides": {
    id: "listTeamsWithoutGuide",
    summary: "The teams that no guide is assigned to.",
    success: "The teams.",
  },
  "GET /api/Team/guide/{guideId}": {
    id: "listTeamsOfGuide",
    summary: "The teams of a guide.",
    success: "The teams.",
    parameters: { guideId: "The guide's record; a guide may ask for the own one only." },
    notFound: "There is no such guide, or it is not the caller's own record.",
  },
  "GET /api/Team/country/{countryId}": {
    id: "listTeamsOfCountry",
    summary: "The teams of a country.",
    success: "The teams.",
    parameters: { countryId: ownCountry },
  },
  "PUT /api/Team/arrival": {
    id: "changeTeamArrival",
    summary: "Changes when and where a team comes and goes.",
    description: untilEditPeriodEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
  },
  "PUT /api/Team/basic": {
    id: "changeTeamBasics",
    summary: "Changes a team's name and group.",
    description: untilRegistrationEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
  },
};
