import { filledCredentials, importParams, importResult } from "@/lib/credentials/schema";
import { endpoint, fileBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { dryRunQuery, importForm } from "@/lib/platform/csv/schema";

export const fillCredentials = endpoint("POST /api/Contestant/credentials", {
  access: administrators,
  summary: "Gives user names and passwords to contestants of the current edition who have none.",
  description: "The user name is the code; the password has ten characters. Stored values are kept.",
  audit: "created missing credentials",
  query: dryRunQuery,
  response: filledCredentials,
  success: "The contestants, and which of their values were created.",
  errors: { 409: "A contestant's code is already another contestant's user name." },
});

export const importCredentials = endpoint("POST /api/Contestant/import/creds/csv/{year}", {
  access: administrators,
  summary: "Stores contestants' user names, passwords and seats from a CSV file, all rows or none.",
  description:
    "Columns in any order: `code` (or `contestantId`), `username`, `password`, `day1SeatingPlace`, `day2SeatingPlace`; all but the key are optional, other columns are ignored and named in `unusedColumns`, and an empty cell leaves the value as it is. Headings match without case, spaces, `_` and `-`; those of the panel’s list of contestants are known too. Separated by commas, semicolons or tabs, in UTF-8 or UTF-16; a first line such as `sep=;` is allowed. User names and seats of a day are unique, whatever their case. A password is taken as it is. `warnings` names seats that are in no room, and values that look like a date.",
  audit: "imported credentials and seats",
  params: importParams,
  query: dryRunQuery,
  body: importForm,
  bodyType: "multipart/form-data",
  bodyLimit: fileBodyLimit,
  response: importResult,
  success: "How many rows did what.",
  errors: {
    404: "There is no edition of that year.",
    409: "The edition is over and cannot be changed. A dry run still works.",
  },
});
