import { z } from "zod";
import { endpoint } from "@/lib/platform/api/endpoint";
import { confirmedQuery } from "@/lib/platform/validation/confirmed-query";
import { anyText } from "@/lib/platform/validation/fields";

const notAnInstant = "This must be a date and a time in UTC.";

export const prepareDemo = endpoint("POST /api/Demo/phase", {
  access: "all",
  summary: "Gives the demo the arrivals and results of a moment. Exists in the demo only.",
  query: confirmedQuery,
  body: z.object({
    at: anyText(40, notAnInstant)
      .pipe(z.iso.datetime(notAnInstant))
      .nullable()
      .meta({ description: "`null` for today." }),
  }),
  response: z.literal(true),
  errors: {
    404: "This is not the demo.",
    409: "Without `confirmed`: Results that were imported or changed are deleted.",
  },
});
