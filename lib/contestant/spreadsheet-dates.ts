import { dateHint, looksLikeDate, readDate } from "@/lib/platform/csv/spreadsheet-values";
import { shorten } from "@/lib/platform/text/shorten";

/**
 * The contestant's code that a spreadsheet has made a date of, such as MAR1 for "1-Mar", or null. March is the only month
 * whose name is a country's code.
 */
export function codeOfDate(text: string): string | null {
  const date = readDate(text);
  return date?.month === 3 ? `MAR${date.day}` : null;
}

export const readAsCodeWarning = (text: string, code: string): string =>
  `“${shorten(text)}” was read as ${code}: it looks like the date that a spreadsheet makes of it.`;

export function unknownContestant(code: string): string {
  const hint = looksLikeDate(code) ? ` It ${dateHint}.` : "";
  return `There is no contestant ${shorten(code)} in this edition.${hint}`;
}
