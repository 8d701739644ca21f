import { listFirst } from "@/lib/platform/text/join-list";

const maxNames = 100;

/** e.g. "Not used: the columns “Notes”, “Seat”." */
export function unusedSentence(columns: readonly string[]): string {
  const names = columns.map((name) => `“${name}”`);
  return `Not used: the ${columns.length === 1 ? "column" : "columns"} ${listFirst(names, maxNames)}.`;
}
