import { shorten } from "@/lib/platform/text/shorten";

/** The languages of spreadsheets whose dates are recognised. */
const languages = "en bg cs da de el es fi fr hr hu it lt lv nb nl pl pt ro ru sk sl sr sv tr uk".split(" ");

const normalized = (name: string) => name.normalize("NFC").toLowerCase().replaceAll(".", "");

/** Numbers of months by their names and by each start of a name from three letters on. German spreadsheets write "Mrz". */
const months = new Map([["mrz", 3]]);
for (const language of languages)
  for (const length of ["short", "long"] as const) {
    const format = new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" });
    for (let month = 1; month <= 12; month++) {
      const name = normalized(format.format(Date.UTC(2000, month - 1)));
      for (let end = 3; end <= name.length; end++) {
        const start = name.slice(0, end);
        if (!months.has(start)) months.set(start, month);
      }
    }
  }

const separator = String.raw`[\s./-]{1,2}`;
const name = String.raw`\p{L}{3,}\.?`;
const time = String.raw`(?:[T ]\d{1,2}:\d\d(?::\d\d)?)?`;
/** "1-Mar", "1. March 2026" and "Mar-26". */
const named = new RegExp(
  `^(?:(\\d{1,2})${separator}(${name})(?:${separator}\\d{2,4})?|(${name})${separator}(\\d{1,4}))$`,
  "u",
);
/** "2026-03-01" and "2026-03-01 00:00:00". */
const iso = new RegExp(`^\\d{4}-(\\d\\d)-(\\d\\d)${time}$`);
/** "1/3/2026" and "01.03.26", in which nobody knows which number is the month. */
const numeric = new RegExp(`^\\d{1,2}([./-])\\d{1,2}\\1\\d{2,4}\\.?${time}$`);

function readDate(text: string): { day: number; month: number } | null {
  const [, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoMonth) return { day: Number(isoDay), month: Number(isoMonth) };
  const [, firstDay, lastName, firstName, lastDay] = named.exec(text) ?? [];
  const month = months.get(normalized(lastName ?? firstName ?? ""));
  return month ? { day: Number(firstDay ?? lastDay), month } : null;
}

/** Whether a spreadsheet may have replaced a value by the text because it took it for a date, such as MAR1 or 2-1. */
export const looksLikeDate = (text: string): boolean => readDate(text) !== null || numeric.test(text);

/** March is the only month whose name is a country's code: "1-Mar" was MAR1. Null for anything else. */
export function codeOfDate(text: string): string | null {
  const date = readDate(text);
  return date?.month === 3 ? `MAR${date.day}` : null;
}

export const likeDate = "looks like a date that a spreadsheet has made of something else";

export const readAsCode = (text: string, code: string): string =>
  `“${shorten(text)}” was read as ${code}: it looks like the date that a spreadsheet makes of it.`;

export function unknownContestant(code: string): string {
  const hint = looksLikeDate(code) ? ` It ${likeDate}.` : "";
  return `There is no contestant ${shorten(code)} in this edition.${hint}`;
}
