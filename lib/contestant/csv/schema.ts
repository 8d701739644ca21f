import { z } from "zod";

const count = z.int().nonnegative();

/** `{year}` of an edition. */
export const importParams = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, "The year must have four digits.")
    .transform(Number)
    .meta({ description: "The edition's year." }),
});

/** `?dryRun=true`: say what would happen, store nothing. */
export const importQuery = z.object({
  dryRun: z
    .enum(["true", "false"], "dryRun must be true or false.")
    .default("false")
    .transform((value) => value === "true")
    .meta({ description: "`true` returns the same counts and stores nothing." }),
});

export const importForm = z.object({ file: z.file("Choose a CSV file.").meta({ description: "The CSV file." }) });

/** How many rows made what difference (api.md, "CSV"). */
export const importCounts = z.object({ created: count, updated: count, unchanged: count, skipped: count });
