import { z } from "zod";
import { guideEdit, guideInput, teamMoves, teamsToAssign } from "@/lib/guide/inputs";
import { guide, importedGuides } from "@/lib/guide/schema";
import { importUsersQuery } from "@/lib/identity/schema";
import { endpoint, fileBodyLimit, listBodyLimit, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators, guides } from "@/lib/platform/auth/roles";
import { importForm } from "@/lib/platform/csv/schema";
import { id } from "@/lib/platform/validation/fields";

const guideId = id.meta({ description: "The guide." });

export const addGuide = endpoint("POST /api/Guide", {
  access: administrators,
  summary: "Creates a guide for a user with the role Guide, who may be created with them.",
  audit: "created a guide",
  body: guideInput,
  bodyLimit: uploadBodyLimit,
  response: guide,
  status: 201,
  errors: { 409: "The user is already a guide, or the new user's e-mail address is already in use." },
});

export const importGuides = endpoint("POST /api/Guide/import/csv", {
  access: administrators,
  summary: "Creates guides with their users from a CSV file, all rows or none.",
  description:
    "Columns in any order: `name`, `email`, `phoneNumber`, `tShirtSize`, and optionally `schoolName` and `classDesignator`; other columns are ignored and named in `unusedColumns`. Comma, semicolon or tab. At most 200 rows. Each user is given a password, or with `invite` a link to choose one.",
  audit: "created guides from a CSV file",
  query: importUsersQuery,
  body: importForm,
  bodyType: "multipart/form-data",
  bodyLimit: fileBodyLimit,
  response: importedGuides,
  errors: { 409: "An e-mail address has been used for another user in the meantime." },
});

export const listGuides = endpoint("GET /api/Guide/all", {
  access: administrators,
  summary: "Every guide with their teams.",
  response: z.array(guide),
});

export const getGuideOfUser = endpoint("GET /api/Guide/byUserId/{userId}", {
  access: guides,
  summary: "The guide's record of a user.",
  params: z.object({ userId: id.meta({ description: "The user; a guide may read only their own record." }) }),
  response: guide,
  errors: { 404: "The user has no guide's record, or it is not the caller's." },
});

export const changeGuide = endpoint("PUT /api/Guide/{guideId}", {
  access: administrators,
  summary: "Changes a guide's details or user.",
  audit: "changed a guide",
  params: z.object({ guideId }),
  body: guideEdit,
  bodyLimit: uploadBodyLimit,
  response: guide,
  errors: { 404: "There is no such guide.", 409: "The user is another guide's." },
});

export const deleteGuide = endpoint("DELETE /api/Guide/{guideId}", {
  access: administrators,
  summary: "Deletes a guide and unassigns their teams.",
  audit: "deleted a guide",
  params: z.object({ guideId }),
  response: z.literal(true),
  success: "The guide is deleted. The account stays.",
  errors: { 404: "There is no such guide." },
});

export const assignTeams = endpoint("POST /api/Guide/{guideId}/teams", {
  access: administrators,
  summary: "Assigns teams to a guide, all or none.",
  audit: "assigned teams to a guide",
  params: z.object({ guideId }),
  body: teamsToAssign,
  response: guide,
  success: "The guide with all their teams.",
  errors: { 404: "There is no such guide or team.", 409: "A team has a guide already." },
});

export const unassignTeam = endpoint("DELETE /api/Guide/{guideId}/{teamId}", {
  access: administrators,
  summary: "Unassigns a team from a guide.",
  audit: "unassigned a team from a guide",
  params: z.object({ guideId, teamId: id.meta({ description: "The team." }) }),
  response: guide,
  success: "The guide with the teams that remain.",
  errors: { 404: "The team is not assigned to this guide." },
});

export const moveTeams = endpoint("PUT /api/Guide/teams", {
  access: administrators,
  summary: "Assigns, reassigns and unassigns teams, all or none.",
  audit: "changed the guides of teams",
  body: teamMoves,
  bodyLimit: listBodyLimit,
  response: z.literal(true),
  success: "The teams have their new guides.",
  errors: {
    404: "There is no such guide or team, or a team is not assigned to its previous guide.",
    409: "A team without a previous guide has a guide already.",
  },
});
