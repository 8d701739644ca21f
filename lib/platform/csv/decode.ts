import { isUtf8 } from "node:buffer";
import type { FileErrors } from "@/lib/platform/csv/file-errors";

type Utf16 = "utf-16le" | "utf-16be";

/** Recognises UTF-16 by its byte order mark, or by the zero byte that each Latin letter or bracket has. */
function utf16Of([first, second]: Uint8Array): Utf16 | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return null;
}

/** The first line that is not UTF-8: there the encoded `text` differs from the bytes that it was decoded from. */
function lineOfDifference(bytes: Uint8Array, text: string): number {
  const encoded = Buffer.from(text);
  let line = 1;
  for (let i = 0; i < bytes.length && bytes[i] === encoded[i]; i++)
    if (bytes[i] === 0x0d || (bytes[i] === 0x0a && bytes[i - 1] !== 0x0d)) line++;
  return line;
}

/** Spreadsheets are ZIP archives too, except in formats of before 2007. */
const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from("PK\x03\x04"));

/** What is left of letters that were saved in an encoding without them, or read in another: "Jos\uFFFD", "????", "Ã³", "ÐœÐ°". */
const lostLetters =
  /\uFFFD|(?<![^\s„“"'«(])\?{2,}(?![^\s”“"'»).,])|[ÃÂÅÄ][\u0080-\u009F\u00A1-\u00BF\u201A\u201E\u2020\u2021\u2030\u20AC\u2122]|(?:[ÐÑ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u203A\u20AC\u2122]){2}/u;

export const hasLostLetters = (text: string): boolean => lostLetters.test(text);

export const lettersLost = "The letters of this file were lost when it was saved. Export it again as “CSV UTF-8”.";

const isJsonText = (text: string) => /^\s*[[{]/.test(text);

/** The text of a file in UTF-8 or UTF-16. Throws 422 for a ZIP archive, and with the first line that is not UTF-8. */
export function decodeFile(bytes: Uint8Array, errors: FileErrors): { text: string; isJson: boolean } {
  if (isZip(bytes)) errors.fail(1, "", "This is a spreadsheet or an archive. Save it as “CSV UTF-8” and try again.");
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    if (bytes.length % 2 === 1) errors.fail(1, "", "This UTF-16 text is cut off. Save the file again.");
    return { text, isJson: isJsonText(text) };
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const withoutBom = text.replace(/^\uFEFF/, "");
  const isJson = isJsonText(withoutBom);
  if (isUtf8(bytes)) return { text: withoutBom, isJson };
  const format = isJson ? "UTF-8" : "“CSV UTF-8”";
  const message = `This is not UTF-8 text. Save the file as ${format} and try again.`;
  return errors.fail(lineOfDifference(bytes, text), "", message);
}
