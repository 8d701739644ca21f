/** The languages of spreadsheets whose dates are recognised. */
const languages = "en bg cs da de el es fi fr hr hu it lt lv nb nl pl pt ro ru sk sl sr sv tr uk".split(" ");

const normalize = (name: string) => name.normalize("NFC").toLowerCase().replaceAll(".", "");

/** Numbers of months by their names and by each start of a name from three letters on. German spreadsheets write "Mrz". */
const months = new Map([["mrz", 3]]);
for (const language of languages)
  for (const length of ["short", "long"] as const) {
    const format = new Intl.DateTimeFormat(language, { month: length, timeZone: "UTC" });
    for (let month = 1; month <= 12; month++) {
      const name = normalize(format.format(Date.UTC(2000, month - 1)));
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
const namedDate = new RegExp(
  `^(?:(\\d{1,2})${separator}(${name})(?:${separator}\\d{2,4})?|(${name})${separator}(\\d{1,4}))$`,
  "u",
);
/** "2026-03-01" and "2026-03-01 00:00:00". */
const isoDate = new RegExp(`^\\d{4}-(\\d\\d)-(\\d\\d)${time}$`);
/** "1/3/2026" and "01.03.26", in which nobody knows which number is the month. */
const numericDate = new RegExp(`^\\d{1,2}([./-])\\d{1,2}\\1\\d{2,4}\\.?${time}$`);

/** The day and month of a date that a spreadsheet has written; null for another text. */
export function readDate(text: string): { day: number; month: number } | null {
  const [, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  if (isoMonth) return { day: Number(isoDay), month: Number(isoMonth) };
  const [, firstDay, lastName, firstName, lastDay] = namedDate.exec(text) ?? [];
  const month = months.get(normalize(lastName ?? firstName ?? ""));
  return month ? { day: Number(firstDay ?? lastDay), month } : null;
}

/** "2月1日" */
const eastAsianDate = /^(?:\d{2,4}[年년]\s?)?\d{1,2}[月월]\s?\d{1,2}[日일]$/;

/** Whether the text may be what a spreadsheet has made of a value that it took for a date, such as MAR1 or 2-1. */
export const looksLikeDate = (text: string): boolean =>
  readDate(text) !== null || numericDate.test(text) || eastAsianDate.test(text);

export const dateHint = "looks like a date that a spreadsheet has made of something else";

/** "#N/A", "#REF!" and "#¡REF!" */
const errorValue = /^#(?:N\/A|NV|[¡¿]?[\p{Lu}\d/]+[!?])$/u;

/** What is wrong with a value that is an error of a spreadsheet or a date; null if nothing is. */
export function spreadsheetProblem(value: string): string | null {
  if (errorValue.test(value)) return "is an error of a spreadsheet";
  return looksLikeDate(value) ? dateHint : null;
}

/** "1.00E+05" and "12345678.0" */
const changedNumber = /^(?:\d(?:[.,]\d+)?E\+?\d+|\d+[.,]0)$/i;
/** A day from 1995 to 2064, as the number that spreadsheets store, and "01.02". */
const dateNumber = /^(?:3[5-9]|[45]\d)\d{3}$|^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.?$/;

/** What is wrong with a value that should be no number, such as a password; null if nothing is. */
export function spreadsheetNumberProblem(value: string): string | null {
  if (changedNumber.test(value) || dateNumber.test(value))
    return "looks like a number that a spreadsheet has made of something else";
  return null;
}

const noValue = /^(?:\p{Pd}|\?+|n\.?\/?a\.?|none|nil|null|tb[ad]|няма|нет)$/iu;

/** Whether the value says that there is none. */
export const meansNothing = (value: string): boolean => noValue.test(value);
