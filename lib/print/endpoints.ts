import { z } from "zod";
import { yearQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { atMost, id, matching } from "@/lib/platform/validation/fields";
import { describePrinted, documentNames } from "@/lib/print/documents";

const markAsPrintedInput = z.object({
  day: z
    .union([z.literal(1), z.literal(2)], "The day is 1 or 2.")
    .nullish()
    .transform((day) => day ?? null)
    .meta({ description: "The competition day of a document that is made for each." }),
  personIds: atMost(10_000, "At most 10,000 people.", z.array(id).min(1, "Nothing was printed.")).meta({
    description: "Whose items were printed, in the order of the page.",
  }),
  fingerprint: matching(/^[\da-f]{64}$/, 64, "This is not a fingerprint.", "The fingerprint is missing.").meta({
    description: "A hash of everything that the page showed, given by the page.",
  }),
});

export type MarkAsPrintedInput = z.output<typeof markAsPrintedInput>;

export const markAsPrinted = endpoint("POST /api/Print/{document}", {
  access: administrators,
  summary: "Marks a document as printed for these people of an edition.",
  description: "Stores what was printed for each person, so that the document’s page can show what has changed since.",
  audit: (after) => `marked ${describePrinted(after("document"), after("printed"), after("day"))} as printed`,
  params: z.object({
    document: z.enum(documentNames, "There is no such document.").meta({ description: "The document." }),
  }),
  query: yearQuery,
  body: markAsPrintedInput,
  bodyLimit: 512 * 1024,
  response: z.object({ count: z.int() }),
  success: "How many items were marked.",
  errors: {
    404: "There is no edition of that year.",
    409: "Something has changed since the page was opened, so it is unknown what was printed.",
  },
});
