import { z } from "zod";

export const booleanText = (name: string) =>
  z
    .enum(["true", "false"], `${name} must be true or false.`)
    .default("false")
    .transform((value) => value === "true");

export const dryRunQuery = z.object({
  dryRun: booleanText("dryRun").meta({ description: "`true` returns the same and stores nothing." }),
});

export const importForm = z.object({ file: z.file("Choose a CSV file.").meta({ description: "The CSV file." }) });
