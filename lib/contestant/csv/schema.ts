import { z } from "zod";

const count = z.int().nonnegative();

/** The path of the import. */
export const importParams = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, "The year must have four digits.")
    .transform(Number)
    .meta({ description: "The edition's year." }),
});

/** The number of rows by result (api.md, "CSV"). */
export const importCounts = z.object({ created: count, updated: count, unchanged: count, skipped: count });
