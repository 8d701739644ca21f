import { z } from "zod";
import { yearQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { booleanText } from "@/lib/platform/validation/fields";

// The endpoints that change contestants are in lib/team/endpoints.ts and lib/credentials/endpoints.ts.
export const exportContestants = endpoint("GET /api/Contestant/export/info/csv", {
  access: administrators,
  summary: "Every contestant of an edition as CSV.",
  description:
    "UTF-8 with a byte order mark, one row per contestant. Cells that a spreadsheet would run as a formula are made harmless. The file, filled in, is a valid import.",
  query: yearQuery.extend({
    toFillIn: booleanText("toFillIn").meta({
      description: "`true` returns only the columns of the import and the names, with an empty column `password`.",
    }),
  }),
  response: z.string(),
  responseType: "text/csv",
  errors: { 404: "There is no edition of that year." },
});
