import { z } from "zod";
import { fileNotes, importForm } from "@/lib/platform/csv/schema";
import { anyText, optionOf } from "@/lib/platform/validation/fields";
import { awards } from "@/lib/result/boundaries";
import { groups } from "@/lib/result/labels";

export const groupParams = z.object({
  group: optionOf(groups, "The group must be Junior or Senior.").meta({ description: "The group." }),
});

export const resultsImportParams = groupParams.extend({
  day: z
    .enum(["1", "2"], "The day must be 1 or 2.")
    .transform((day) => (day === "1" ? 1 : 2))
    .meta({ description: "The competition day." }),
});

export const resultsForm = importForm.extend({
  tasks: anyText(50_000, "This has too many columns.")
    .optional()
    .transform((text) => text?.split(/\r\n?|\n/).filter((heading) => heading !== "") ?? null)
    .meta({
      description: "The headings of the columns with points, one a line; without it, those that look like tasks.",
    }),
});

export type ResultsForm = z.output<typeof resultsForm>;

const points = z.number().meta({ description: "Exact, with at most 4 decimals.", example: 33.5 });

const version = z.int().meta({
  description: "Of the results; increases with every change to them. An edit that sends another value is 409.",
});

export const tasksResponse = z.object({
  tasks: z.array(z.object({ id: z.guid(), day: z.int(), name: z.string(), maximum: points }).meta({ id: "Task" })),
  version,
});

const count = z.int().nonnegative();

const contestantName = z.object({ code: z.string(), fullName: z.string() });

const resultsRow = contestantName.extend({ line: z.int().positive() });

const resultsChange = resultsRow.extend({
  values: z.array(z.object({ task: z.string(), before: points.nullable(), after: points.nullable() })),
});

export const resultsImport = z.object({
  created: count.meta({ description: "Contestants who had no points of the file’s tasks." }),
  updated: count.meta({ description: "Contestants whose points are replaced." }),
  unchanged: count,
  skipped: count.meta({ description: "Rows without points, and those of withdrawn teams." }),
  newTasks: z.array(z.string()).meta({ description: "Tasks that did not exist, with a maximum of 100." }),
  columns: z.array(z.string()).meta({ description: "The headings of all columns but that of the code." }),
  otherGroup: count.meta({ description: "Rows that a column `group` says are of the other group; they are not used." }),
  otherTasks: z.array(z.string()).meta({
    description: "The tasks that the day's points are of, if the file brings only new ones: it may be another day's.",
  }),
  notInFile: count.meta({ description: "Contestants of the group who are not in the file." }),
  keptPoints: z.array(contestantName).meta({
    description: "Those of them who have points of the file’s tasks, which stay as they are.",
  }),
  withdrawn: z.array(resultsRow).meta({ description: "The rows of withdrawn teams." }),
  rounded: count.meta({ description: "Scores with more than 4 decimals, which are rounded." }),
  unjudged: count.meta({ description: "Scores that are still being judged." }),
  ...fileNotes,
  changes: z
    .array(resultsChange)
    .optional()
    .meta({ description: "The points that would change, by line; only with `dryRun=true`." }),
});

export type ResultsChange = z.output<typeof resultsChange>;
export type ResultsImport = z.output<typeof resultsImport>;

export const stateResponse = z.object({
  state: z.enum(["HIDDEN", "PROVISIONAL", "FINAL"]),
  unofficialAwarded: z.boolean(),
  version,
});

const optionalPoints = points.nullable();

const boundaries = z.object({ GOLD: optionalPoints, SILVER: optionalPoints, BRONZE: optionalPoints });

export const boundariesResponse = boundaries.extend({ version });

export const honoursResponse = z.object({
  id: z.guid(),
  honourableMention: z.boolean(),
  disqualification: z.string().nullable(),
  version,
});

export const mentionsResponse = z.object({
  given: z.int().meta({ description: "How many contestants got one." }),
  version,
});

export const publishedContestant = z
  .object({
    place: z.int().nullable().meta({ description: "Null for contestants of unofficial teams. Equal totals share it." }),
    fullName: z.string(),
    picturePath: z.string().nullable(),
    countryName: z.string(),
    countryCode: z.string().meta({ description: "ISO 3166-1 alpha-2." }),
    teamName: z.string(),
    isOfficial: z.boolean(),
    scores: z.array(optionalPoints).meta({ description: "By task, in the order of `tasks`; null for none." }),
    day1: optionalPoints,
    day2: optionalPoints,
    total: optionalPoints,
    award: z.enum(awards).nullable(),
    honourableMention: z.boolean(),
  })
  .meta({ id: "PublishedResult" });

export const publishedResults = z
  .object({
    year: z.int(),
    state: z.enum(["PROVISIONAL", "FINAL"]),
    groups: z.array(
      z.object({
        group: z.enum(groups),
        tasks: z.array(z.object({ name: z.string(), day: z.int(), maximum: points })),
        boundaries,
        contestants: z.array(publishedContestant).meta({ description: "In the order of the ranking." }),
      }),
    ),
  })
  .meta({ id: "PublishedResults", description: "The published results of an edition, without absent contestants." });

export type PublishedResults = z.output<typeof publishedResults>;
