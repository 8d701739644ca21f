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

/** With `dryRun=true` nothing is stored. */
export const importQuery = z.object({
  dryRun: z
    .enum(["true", "false"], "dryRun must be true or false.")
    .default("false")
    .transform((value) => value === "true")
    .meta({ description: "`true` returns the same counts and stores nothing." }),
});

export const importForm = z.object({ file: z.file("Choose a CSV file.").meta({ description: "The CSV file." }) });

/** The number of rows by result (api.md, "CSV"). */
export const importCounts = z.object({ created: count, updated: count, unchanged: count, skipped: count });
