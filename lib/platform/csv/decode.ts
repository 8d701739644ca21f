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
