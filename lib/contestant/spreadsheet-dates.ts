import { shorten } from "@/lib/platform/text/shorten";

/** Those whose spreadsheets are likely here; a date of another language is only not recognised. */
const languages = "en bg cs da de el es fi fr hr hu it lt lv nb nl pl pt ro ru sk sl sr sv tr uk".split(" ");

const normalized = (name: string) => name.normalize("NFC").toLowerCase().replaceAll(".", "");

/** The months of each language, their names from January. */
const calendars = languages.flatMap((language) =>
  (["short", "long"] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, i) => normalized(format.format(Date.UTC(2000, i))));
  }),
);

/** From 1; 0 for no month. German spreadsheets write "Mrz". */
function monthOf(name: string): number {
  const start = normalized(name);
  if (start === "mrz") return 3;
  for (const names of calendars) {
    const month = names.findIndex((one) => one.startsWith(start)) + 1;
    if (month > 0) return month;
  }
  return 0;
}

const separator = String.raw`[\s./-]{1,2}`;
const name = String.raw`\p{L}{3,}\.?`;
const time = String.raw`(?:[T ]\d{1,2}:\d\d(?::\d\d)?)?`;
const named = new RegExp(
  `^(?:(\\d{1,2})${separator}(${name})(?:${separator}\\d{2,4})?|(${name})${separator}(\\d{1,4}))$`,
  "u",
);
const iso = new RegExp(`^\\d{4}-(\\d\\d)-(\\d\\d)${time}$`);
const numeric = new RegExp(`^\\d{1,2}([./-])\\d{1,2}\\1\\d{2,4}\\.?${time}$`);

function readDate(text: string): { day: number; month: number } | null {
  const [, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoMonth) return { day: Number(isoDay), month: Number(isoMonth) };
  const [, firstDay, lastName, firstName, lastDay] = named.exec(text) ?? [];
  const month = monthOf(lastName ?? firstName ?? "?");
  return month > 0 ? { day: Number(firstDay ?? lastDay), month } : null;
}

/** Whether a spreadsheet may have made the text of something that it took for a date, such as MAR1 or 2-1. */
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
