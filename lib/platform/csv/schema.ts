import { z } from "zod";
import { booleanText } from "@/lib/platform/validation/fields";

export const dryRunQuery = z.object({
  dryRun: booleanText("dryRun").meta({ description: "`true` returns the same and stores nothing." }),
});

export const importForm = z.object({ file: z.file("Choose a CSV file.").meta({ description: "The CSV file." }) });

const lineNote = z.object({
  line: z.int().positive(),
  column: z.string().meta({ description: "Its heading in the file; empty for the whole line." }),
  message: z.string(),
});

/** What the response to an import says about the file. */
export const fileNotes = {
  unusedColumns: z.array(z.string()).meta({ description: "Headings of columns that are not used." }),
  warnings: z.array(lineNote).meta({ description: "What is stored but looks wrong, by line; the first 100." }),
};

export interface FileNotes {
  unusedColumns: readonly string[];
  warnings: readonly z.output<typeof lineNote>[];
}
