import { z } from "zod";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { maxCellLength, maxRows } from "@/lib/platform/csv/table";
import { jsonShapeCheck } from "@/lib/platform/http/json-shape";
import { shorten } from "@/lib/platform/text/shorten";
import { anyText, atMost } from "@/lib/platform/validation/fields";
import { isObject } from "@/lib/platform/validation/ids";
import { withoutSurroundings } from "@/lib/platform/validation/one-line-text";
import type { FileScore, ResultsFile } from "@/lib/result/csv/results-file";

const limitedText = anyText(maxCellLength, "This is too long.");

const scoreboardProblem = z.object({
  label: limitedText.nullish(),
  problem_id: z.union([limitedText, z.number()]).optional(),
  score: z.number().nullish(),
  num_pending: z.number().default(0),
});

/** A row of the Contest API's scoreboard (https://ccs-specs.icpc.io, GET /contests/{id}/scoreboard). */
export const scoreboardRow = z.object({
  team_id: limitedText,
  problems: atMost(maxRows, `At most ${maxRows}.`, z.array(scoreboardProblem)),
});

type Row = z.output<typeof scoreboardRow>;

const nameOf = ({ label, problem_id }: z.output<typeof scoreboardProblem>) =>
  withoutSurroundings((label ?? String(problem_id ?? "")).normalize("NFC"));

/** The limit of JSON values in a file; each problem of a row has about nine. */
const maxValues = 100_000;

/** The rows of a scoreboard, or of a list of its rows; null as soon as one of them is not a scoreboard's. */
function rowsOf(value: unknown): Row[] | null {
  const given = isObject(value) ? value.rows : value;
  if (!Array.isArray(given) || given.length > maxRows) return null;
  const rows: Row[] = [];
  for (const row of given) {
    const { data } = scoreboardRow.safeParse(row);
    if (!data) return null;
    rows.push(data);
  }
  return rows;
}

/** Undefined for text that is not JSON, such as a file that is cut off. */
function parse(text: string): Row[] | null | undefined {
  try {
    return rowsOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The lines of the first `count` team ids; fewer if the text has fewer of them. */
function linesOf(text: string, count: number): number[] {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const { index } of text.matchAll(/"team_id"/g)) {
    if (lines.length === count) break;
    line += text.slice(from, index).match(/\r\n?|\n/g)?.length ?? 0;
    from = index;
    lines.push(line);
  }
  return lines;
}

/** Reads a scoreboard whose team ids are contestants' codes or user names, and whose labels are tasks. Throws 422. */
export function readScoreboard(text: string, errors: FileErrors): ResultsFile {
  if (jsonShapeCheck(maxValues)(new TextEncoder().encode(text)))
    errors.fail(1, "", `A scoreboard can have at most ${maxValues.toLocaleString("en")} values.`);
  const board = parse(text);
  if (board === undefined && text.includes('"team_id"'))
    errors.fail(1, "", "This scoreboard is cut off. Download it again.");
  if (!board) errors.fail(1, "", "This is not a scoreboard of DOMjudge: it has no rows with team_id and problems.");
  if (!board.some(({ problems }) => problems.some(({ score }) => typeof score === "number")))
    errors.fail(1, "", "This scoreboard has no scores. Only those of contests with points have them.");
  const lines = linesOf(text, board.length);
  const tasks = new Set<string>();
  const rows = board.map(({ team_id, problems }, i) => {
    const line = lines[i] ?? 1;
    const scores = new Map<string, FileScore>();
    for (const problem of problems) {
      const name = nameOf(problem);
      tasks.add(name);
      if (scores.has(name)) errors.add(line, name, `${shorten(team_id)} has this label twice.`);
      const isUnjudged = problem.num_pending > 0;
      // Somebody whose first submission is being judged is not absent.
      scores.set(name, { points: String(problem.score ?? (isUnjudged ? 0 : "")), isUnjudged });
    }
    return { line, key: team_id.trim().normalize("NFC"), scoreOf: (task: string) => scores.get(task) };
  });
  errors.throwIfAny();
  const columns = [...tasks].map((heading) => ({ heading, isTask: true }));
  return { headerLine: 1, keyHeading: "team_id", columns, rows };
}
