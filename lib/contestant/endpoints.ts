import { z } from "zod";
import { hiddenTeam, untilEditPeriodEnds, untilRegistrationEnds } from "@/lib/api/descriptions";
import { endpoint, uploadBodyLimit } from "@/lib/api/endpoint";
import { administrators, registrators } from "@/lib/auth/roles";
import { contestQuery } from "@/lib/contest/schema";
import { filledCredentials, importParams, importResult } from "@/lib/contestant/csv/schema";
import { contestantEdit, contestantToTeam } from "@/lib/contestant/inputs";
import { contestant, editedContestant } from "@/lib/contestant/schema";
import { dryRunQuery, importForm } from "@/lib/csv/schema";
import { id } from "@/lib/fields";
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

export const exportContestants = endpoint("GET /api/Contestant/export/info/csv", {
  access: administrators,
  summary: "Every contestant of an edition as CSV.",
  description:
    "UTF-8 with a byte order mark, one row per contestant. Cells that a spreadsheet would run as a formula are made harmless. The file, filled in, is a valid import.",
  query: contestQuery,
  response: z.string(),
  responseType: "text/csv",
  errors: { 404: "There is no edition of that year." },
});

const archive = z.string().meta({ format: "binary" });
const withoutCredentials =
  "Contestants without credentials, or with a user name other than Latin letters, digits, `_` and `-`, are listed in `errors`.";

export const exportForCms = endpoint("GET /api/Contestant/export/cms/zip", {
  access: administrators,
  summary: "The contestants of the current edition for CMS, as a ZIP archive with scripts.",
  description: `A script for each group that adds its countries, users and participations with their passwords to a contest; pictures and flags for the ranking.`,
  audit: "exported the contestants and their passwords for CMS",
  response: archive,
  responseType: "application/zip",
  errors: { 422: withoutCredentials },
});

export const exportForDomjudge = endpoint("GET /api/Contestant/export/domjudge/zip", {
  access: administrators,
  summary: "The contestants of the current edition for DOMjudge, as a ZIP archive of JSON files.",
  description: `Groups, organizations (countries), teams and accounts with their passwords; each contestant is a team.`,
  audit: "exported the contestants and their passwords for DOMjudge",
  response: archive,
  responseType: "application/zip",
  errors: { 422: withoutCredentials },
});

export const fillCredentials = endpoint("POST /api/Contestant/credentials", {
  access: administrators,
  summary: "Gives user names and passwords to contestants of the current edition who have none.",
  description: "The user name is the code; the password has ten signs. Nothing that is stored changes.",
  audit: "created missing credentials",
  query: dryRunQuery,
  response: filledCredentials,
  success: "The contestants and what they got.",
  errors: { 409: "Another contestant's user name is the code of one without." },
});

export const importCredentials = endpoint("POST /api/Contestant/import/creds/csv/{year}", {
  access: administrators,
  summary: "Stores contestants' user names, passwords and seats from a CSV file, all rows or none.",
  description:
    "Columns in any order: `code` (or `contestantId`), `username`, `password`, `day1SeatingPlace`, `day2SeatingPlace`; all but the key are optional, unknown columns are ignored, and an empty cell leaves the value as it is. Separated by commas, semicolons or tabs, in UTF-8 or, as Excel’s “Unicode text”, in UTF-16; a first line such as `sep=;` is allowed. User names, whatever their case, and seats of a day are unique.",
  audit: "imported credentials and seats",
  params: importParams,
  query: dryRunQuery,
  body: importForm,
  bodyType: "multipart/form-data",
  bodyLimit: uploadBodyLimit,
  response: importResult,
  success: "How many rows did what.",
  errors: {
    404: "There is no edition of that year.",
    409: "The edition is over and cannot be changed; a dry run of it is answered.",
  },
});
