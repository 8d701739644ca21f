import { z } from "zod";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { maxCellLength, maxRows } from "@/lib/platform/csv/table";
import { shorten } from "@/lib/platform/text/shorten";
import { anyText, atMost } from "@/lib/platform/validation/fields";
import type { FileScore, ResultsFile } from "@/lib/result/csv/results-file";

const cell = anyText(maxCellLength, "This is too long.");

const problem = z.object({
  label: cell.nullish(),
  problem_id: z.union([cell, z.number()]).optional(),
  score: z.number().nullish(),
  num_pending: z.number().default(0),
});

const listOf = <T extends z.ZodType>(row: T) => atMost(maxRows, `At most ${maxRows}.`, z.array(row));

/** Of the Contest API (https://ccs-specs.icpc.io), GET /contests/{id}/scoreboard. */
export const scoreboard = z.object({ rows: listOf(z.object({ team_id: cell, problems: listOf(problem) })) });

const nameOf = ({ label, problem_id }: z.output<typeof problem>) =>
  (label ?? String(problem_id ?? "")).trim().normalize("NFC");

export const isScoreboard = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 100)).trimStart().startsWith("{");

function parse(text: string): z.output<typeof scoreboard> | null {
  try {
    return scoreboard.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function linesOf(text: string): number[] {
  let line = 1;
  let from = 0;
  return [...text.matchAll(/"team_id"/g)].map(({ index }) => {
    line += text.slice(from, index).split("\n").length - 1;
    from = index;
    return line;
  });
}

/** Its team ids are contestants' codes or user names, and its labels are tasks. Throws 422 with `errors`. */
export function readScoreboard(bytes: Uint8Array, errors: FileErrors): ResultsFile {
  const text = new TextDecoder().decode(bytes);
  const board = parse(text);
  if (!board) errors.add(1, "", "This is not a scoreboard of DOMjudge: it has no rows with team_id and problems.");
  const rows = board?.rows ?? [];
  const scored = rows.flatMap(({ problems }) => problems.filter(({ score }) => typeof score === "number"));
  if (board && scored.length === 0)
    errors.add(1, "", "This scoreboard has no scores. Only those of contests with points have them.");
  errors.throwIfAny();
  const lines = linesOf(text);
  const result: ResultsFile = {
    headerLine: 1,
    keyHeading: "team_id",
    tasks: [...new Set(rows.flatMap(({ problems }) => problems.map(nameOf)))],
    rows: rows.map(({ team_id, problems }, i) => {
      const line = lines[i] ?? 1;
      const scores = new Map<string, FileScore>();
      for (const problem of problems) {
        const name = nameOf(problem);
        if (scores.has(name)) errors.add(line, name, `${shorten(team_id)} has this label twice.`);
        const isUnjudged = problem.num_pending > 0;
        // Somebody whose first submission is being judged is not absent.
        scores.set(name, { points: String(problem.score ?? (isUnjudged ? 0 : "")), isUnjudged });
      }
      return { line, key: team_id.trim().normalize("NFC"), scores };
    }),
  };
  errors.throwIfAny();
  return result;
}
