import type { z } from "zod";
import { asciiDigit, withAsciiDigits } from "@/lib/platform/text/ascii-digits";
import { shorten } from "@/lib/platform/text/shorten";

/** One of the numbers of a field. */
interface PhoneNumber {
  written: string;
  extension: string;
  note: string;
}

const word = [
  "(?:tele|cell)?phone|ph|telf?|tlf|tfno|tél|téléphone|tel[eé]fon[eo]?|telefonnummer|contact|callto|puh|puhelin",
  "mob|mobil(?:e|telefon|nummer)?|m[oó]vil|handy(?:nummer)?|cell?|celular|gsm|тел|телефон|моб|мобилен|мобильный",
  String.raw`no|nr|number|№|[☎☏✆📞📱📲]|\p{RI}{2}|(?<=[/&]\s*)(?:f|fax|факс)|t(?=\/f)|[tmpтм](?=[.:]?\s*[+＋(\p{Nd}])`,
].join("|");
const afterWord = String.raw`(?:\s*#|\s*\d(?=\s*:))?(?:\.?\s*[/&]\s*(?=\p{L})|[.:\s]+|(?=[+＋\p{Nd}]))`;

/** Words before a number, such as "Mobile no. 2:" and "Tel./Fax". */
const labelSource = `(?:(?:${word})${afterWord})+`;
const label = new RegExp(`^${labelSource}`, "iu");

/** The marks with which a spreadsheet or a CSV file takes a number for text: '0888, ="0888". */
const textMarks = /(?:=?["“”„«'‘’`]+|^=)(?=[+＋(\p{Nd}])|(?<=\p{Nd})["“”»'’`]+/gu;

/** A spreadsheet's number: "359881234567.0" or "359,881,234,567". */
const decimals = /(?<=\p{Nd}{5})[.,]0+(?!\p{Nd})/gu;
const thousands = /^[+＋]?\d{1,3}(?:,\d{3})+$/;
const shortened = /^[+＋]?\d(?:[.,]\d+)?E\+?\d+$/i;

const extension =
  /[\s,;/(]*(?<!\p{L})(?:ext(?:n|ension)?|x|#|доб(?:авочный)?|вътр(?:ешен)?|вн(?:утр)?|int(?:ern[eo]?)?|poste|dw|lok(?:al)?|dahili|wew|linka|kl(?:apka)?)[.:=\s]*(\p{Nd}{1,7})(?!\p{Nd})\)?/giu;

const marks = String.raw`(?:[,;|&·•\\\r\n\u2028]+|\s(?:or|and|или|и)\s)(?:\s*${labelSource})?`;
const labelBetween = String.raw`(?<=\p{Nd}[\s.)]*)(?<!\p{L})${labelSource}`;
const beforePlus = String.raw`(?<=\p{Nd}[^+＋]*)(?=[+＋])`;
const betweenLong = String.raw`(?<=\p{Nd}{9})\s+(?=\p{Nd}{9})`;
/** Between two numbers, but not in a note. */
const separator = new RegExp(String.raw`(?:${marks}|${labelBetween}|${beforePlus}|${betweenLong})(?![^()]*\))`, "iu");
const slash = /\/(?![^()]*\))/;

/** A note in brackets, or the name of an app. */
const note = /\(([^()]*\p{L}[^()]*)\)|(?<!\p{L})(viber|whatsapp|telegram|signal)(?!\p{L})[.:]?/giu;
const phonePattern = /^[+＋]?[\p{Nd}\s()./\p{Pd}]+$/u;

/** The other ending of a second number, as in "0888 12 34 56 / 57". */
const otherEndings = /(?<=(?:\p{Nd}[^/\p{Nd}]*){7})(?:\/\s*\p{Nd}{1,2}\s*)+$/u;

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** Fewer digits before a slash are a prefix or an area code. */
const shortestSplit = 7;

/** Splits only where another number follows: one that begins with 0 or +, or has as many digits. */
function splitAtSlash(text: string): string[] {
  const numbers: string[] = [];
  for (const part of text.split(slash)) {
    const before = numbers.pop();
    const count = digitsOf(before ?? "").length;
    const isNumber = /^\s*\(?[+＋0]/.test(part) || digitsOf(part).length === count;
    if (before === undefined) numbers.push(part);
    else if (count >= shortestSplit && isNumber) numbers.push(before, part);
    else numbers.push(`${before}/${part}`);
  }
  return numbers;
}

function readPart(text: string): PhoneNumber {
  const notes: string[] = [];
  let ownExtension = "";
  const written = text
    .trim()
    .replace(label, "")
    .replace(/\(\s*([+＋]|00)\s*(\p{Nd}{1,3})\s*\)/u, "$1$2 ")
    .replace(/[+＋]\s*\(\s*(\p{Nd}{1,3})\s*\)/u, "+$1 ")
    .replace(/^([+＋])[\s+＋]+/, "$1")
    .replace(note, (_, words?: string, app?: string) => {
      notes.push((words ?? app ?? "").trim());
      return " ";
    })
    .replace(/ ext\. (\p{Nd}+)\s*$/u, (_, digits: string) => {
      ownExtension = digits;
      return "";
    })
    .replace(/\s+/g, " ")
    .replace(/^[\s.:/]+|[\s.:/\p{Pd}☎☏✆📞📱📲]+$/gu, "");
  return { written, extension: ownExtension, note: notes.join(", ") };
}

/** What people write in a field: a number with an extension or a note in brackets, or several of them. */
export function readPhones(text: string): PhoneNumber[] {
  const whole = text
    .replace(/\p{Cf}|\ufe0f/gu, "")
    .replaceAll("[", "(")
    .replaceAll("]", ")")
    .replaceAll("_", " ")
    .trim()
    .replace(textMarks, "")
    .replace(decimals, "");
  if (shortened.test(whole)) return [{ written: whole, extension: "", note: "" }];
  const joined = thousands.test(whole) ? whole.replaceAll(",", "") : whole.replace(extension, " ext. $1");
  // The words may have a mark that separates numbers, as "Tel. & Fax" has.
  return joined
    .replace(label, "")
    .split(separator)
    .flatMap(splitAtSlash)
    .map(readPart)
    .filter(({ written, extension, note }) => written + extension + note !== "");
}

const writePhone = ({ written, extension, note }: PhoneNumber): string =>
  `${written}${extension && ` ext. ${extension}`}${note && ` (${note})`}`.trim();

export const writePhones = (phones: readonly PhoneNumber[]): string => phones.map(writePhone).join(", ");

export const normalizePhone = (text: string): string => writePhones(readPhones(text));

/** Short national numbers have five digits. */
const shortestNumber = 5;

function looksLikeNumber({ written }: PhoneNumber, shortest: number): boolean {
  const digits = digitsOf(written);
  if (!phonePattern.test(written) || otherEndings.test(written)) return false;
  return digits.length >= shortest && digits.length <= 20 && digits.some((digit) => asciiDigit(digit) !== "0");
}

function describeWrong(phone: PhoneNumber): string {
  const { written } = phone;
  const quoted = `“${shorten(written || writePhone(phone))}”`;
  if (shortened.test(written))
    return `A spreadsheet has shortened this number to ${quoted}. Format its column as text and enter all digits.`;
  if (otherEndings.test(written)) return `Write each number in full: ${quoted}.`;
  const hint =
    /\p{L}/u.test(written) && digitsOf(written).length >= shortestNumber
      ? "Write a note in brackets: +359 88 123 4567 (mother)."
      : "Use digits, with the country prefix: +359 88 123 4567.";
  return `This is not a phone number: ${quoted}. ${hint}`;
}

/** Adds what is wrong with a text that is not one or more phone numbers. */
export function refuseNotPhone(
  text: string,
  context: Pick<z.RefinementCtx, "addIssue">,
  shortest: number = shortestNumber,
): void {
  const wrong = readPhones(text).find((phone) => !looksLikeNumber(phone, shortest));
  if (wrong) context.addIssue(describeWrong(wrong));
}

/** e.g. "+359881234567" of "+359 (88) 123-4567" */
export const dialledDigits = (written: string): string =>
  withAsciiDigits(written)
    .replace(otherEndings, "")
    .replace(/[^+\d]/g, "");

/** Drops the "(0)" after a country prefix, such as that of "+49 (0)170", which is dialled in the country only. */
export const withoutTrunkZero = (written: string): string =>
  withAsciiDigits(written).replace(/^(\+?\d{1,5}\W*)\(\s*0\s*\)/, "$1");

/** Calls the first number. Italian landlines keep their zero. */
export function phoneHref(text: string): string {
  const [first] = readPhones(text);
  if (!first) return "tel:";
  const written = /^\+\s*39/.test(first.written) ? first.written : withoutTrunkZero(first.written);
  return `tel:${dialledDigits(written)}${first.extension && `;ext=${first.extension.replace(/\p{Nd}/gu, asciiDigit)}`}`;
}
