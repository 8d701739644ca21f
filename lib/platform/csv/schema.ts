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

const lineNote = z.object({
  line: z.int().positive(),
  column: z.string().meta({ description: "Its heading in the file; empty for the whole line." }),
  message: z.string(),
});

/** What each import says of its file. */
export const fileNotes = {
  unusedColumns: z.array(z.string()).meta({ description: "Headings of columns that are not used." }),
  warnings: z.array(lineNote).meta({ description: "What is stored but looks wrong, by line; the first 100." }),
};

export interface FileNotes {
  unusedColumns: readonly string[];
  warnings: readonly z.output<typeof lineNote>[];
}
