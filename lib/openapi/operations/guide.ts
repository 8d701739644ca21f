import type { OperationsOf } from "@/lib/openapi/operation";

export const guideOperations: OperationsOf<"Guide"> = {
  "POST /api/Guide": {
    id: "addGuide",
    summary: "Makes a guide of an account with the role Guide.",
    success: "The guide.",
    conflict: "The account has a guide's record already.",
  },
  "GET /api/Guide/all": {
    id: "listGuides",
    summary: "Every guide with their teams.",
    success: "The guides.",
  },
  "GET /api/Guide/byUserId/{userId}": {
    id: "getGuideOfUser",
    summary: "The guide's record of an account.",
    success: "The guide.",
    parameters: { userId: "The account; a guide may ask for the own one only." },
    notFound: "The account has no guide's record, or it is not the caller's.",
  },
  "POST /api/Guide/{guideId}/teams": {
    id: "assignTeams",
    summary: "Assigns teams to a guide, all or none.",
    success: "The guide with all their teams.",
    parameters: { guideId: "The guide." },
    notFound: "There is no such guide or team.",
    conflict: "A team has a guide already.",
  },
  "DELETE /api/Guide/{guideId}/{teamId}": {
    id: "unassignTeam",
    summary: "Takes a team from a guide.",
    success: "The guide with the teams that remain.",
    parameters: { guideId: "The guide.", teamId: "The team." },
    notFound: "The team is not assigned to this guide.",
  },
};
