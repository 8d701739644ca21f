import { z } from "zod";

export const dryRunQuery = z.object({
  dryRun: z
    .enum(["true", "false"], "dryRun must be true or false.")
    .default("false")
    .transform((value) => value === "true")
    .meta({ description: "`true` returns the same and stores nothing." }),
});

export const importForm = z.object({ file: z.file("Choose a CSV file.").meta({ description: "The CSV file." }) });
