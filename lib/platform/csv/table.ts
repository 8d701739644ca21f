import { isUtf8 } from "node:buffer";
import Papa from "papaparse";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { AppError } from "@/lib/platform/errors/problem";

const maxFileBytes = 5 * 1024 * 1024;
export const maxRows = 5_000;
const maxColumns = 100;
export const maxCellLength = 500;

interface Row {
  line: number;
  cells: string[];
}

/** Throws 413 above 5 MiB. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > maxFileBytes) throw new AppError(413, "This file is larger than 5 MiB.");
  return file.bytes();
}

/** Excel's "Unicode text" is UTF-16 with a BOM, little-endian. */
const isUtf16 = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xfe;

function decode(bytes: Uint8Array, errors: FileErrors): string {
  if (isUtf16(bytes)) return new TextDecoder("utf-16le").decode(bytes);
  if (!isUtf8(bytes)) {
    const [valid = ""] = new TextDecoder().decode(bytes).split("\uFFFD", 1);
    errors.add(valid.split("\n").length, "", "This is not UTF-8 text. Save the file as “CSV UTF-8” and try again.");
    errors.throwIfAny();
  }
  return new TextDecoder().decode(bytes);
}

function parse(text: string, delimiter: string, rows: number) {
  return Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: rows });
}

const delimiters = [",", ";", "\t"];

function detectDelimiter(text: string, isKnown: (heading: string) => boolean): string {
  const knownWith = (delimiter: string) => parse(text, delimiter, 1).data[0]?.filter(isKnown).length ?? 0;
  return delimiters.reduce((best, other) => (knownWith(other) > knownWith(best) ? other : best));
}

/** Spreadsheets write and read a first line that names the delimiter, e.g. "sep=;". */
const delimiterLine = /^"?sep=([,;\t])"?\n/i;

const isBlank = (cell: string) => cell.trim() === "";

function addLineNumbers(data: string[][], firstLine: number): Row[] {
  let next = firstLine;
  return data.map((cells) => {
    const line = next;
    next += cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 1);
    return { line, cells };
  });
}

/** Throws 422 with line numbers for a file that is empty, malformed or too large. */
export function readTable(bytes: Uint8Array, isKnown: (heading: string) => boolean, errors: FileErrors) {
  const lines = decode(bytes, errors).replace(/\r\n?/g, "\n");
  const [prefix = "", named] = delimiterLine.exec(lines) ?? [];
  const text = lines.slice(prefix.length);
  if (isBlank(text)) {
    errors.add(1, "", "The file is empty.");
    errors.throwIfAny();
  }
  const headerLine = prefix ? 2 : 1;
  // The header, an empty row after the last line break, and one row above the limit.
  const { data, errors: malformed, meta } = parse(text, named ?? detectDelimiter(text, isKnown), maxRows + 3);
  const all = addLineNumbers(data, headerLine);
  // Later quoting errors follow from the first.
  if (malformed[0])
    errors.add(all[malformed[0].row ?? 0]?.line ?? headerLine, "", "The quotation marks in this line don't match.");
  const [first, ...others] = all;
  const header = first?.cells ?? [];
  if (header.length > maxColumns) errors.add(headerLine, "", `A file can have at most ${maxColumns} columns.`);
  const rows = others.filter(({ cells }) => !cells.every(isBlank));
  if (rows.length > maxRows || meta.truncated) {
    errors.add(rows[maxRows]?.line ?? all.at(-1)?.line ?? 1, "", "A file can have at most 5,000 rows.");
  }
  errors.throwIfAny();
  for (const { line, cells } of all)
    for (const [i, cell] of cells.entries())
      if (cell.length > maxCellLength)
        errors.add(line, header[i] ?? "", `A cell can have at most ${maxCellLength} characters.`);
  for (const { line, cells } of rows) {
    if (!cells.slice(header.length).every(isBlank)) errors.add(line, "", "This line has more cells than the header.");
  }
  errors.throwIfAny();
  return { header, headerLine, rows };
}
