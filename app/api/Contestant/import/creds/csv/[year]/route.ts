import { route } from "@/lib/api/route";
import { importCredentials } from "@/lib/contestant/csv/import";
import { importCounts, importForm, importParams, importQuery } from "@/lib/contestant/csv/schema";
import { readForm } from "@/lib/http/multipart";

export const POST = route("POST /api/Contestant/import/creds/csv/{year}", {
  body: importForm,
  read: readForm,
  params: importParams,
  query: importQuery,
  response: importCounts,
  handler: ({ actor, body, params, query }) => importCredentials(actor, params.year, body.file, query.dryRun),
});
