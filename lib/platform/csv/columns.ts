import { decodeFile, hasLostLetters, lettersLost } from "@/lib/platform/csv/decode";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { restoreCell } from "@/lib/platform/csv/formula";
import { headerHint, readTable } from "@/lib/platform/csv/table";
import { withoutMarksAround } from "@/lib/platform/validation/one-line-text";

export interface FileColumn {
  /** Headings that are accepted besides the column's name. A file that has two of them is refused. */
  headings?: readonly string[];
  /** Headings that are accepted only in a file without any of the above. */
  otherHeadings?: readonly string[];
  /**
   * For a column that the site never exports, such as a password: the text is taken as it is, without removing an export's
   * apostrophe or composing letters.
   */
  isVerbatim?: boolean;
}

/** Ignores case, width, spaces, invisible characters and marks such as "*" and ":". */
export const normalizedHeading = (heading: string): string =>
  heading
    .normalize("NFKC")
    .replace(/[\s_'’.:*()[\]\p{Pd}\p{Default_Ignorable_Code_Point}]+/gu, "")
    .toLowerCase();

/** The column's heading, or e.g. "column 3" without one. */
export const nameOfColumn = (heading: string | undefined, index: number): string =>
  heading?.trim() || `column ${index + 1}`;

/**
 * The header is the first line for which `isHeader` is true, if one of the first lines is. Reports unused and repeated
 * columns to `errors`. A row's `cell` is trimmed, its `raw` of a verbatim column is not; both are empty for a column that the
 * file does not have. Throws 422 if the file cannot be read at all.
 */
export function readColumns<Column extends string>(
  bytes: Uint8Array,
  columns: Readonly<Record<Column, FileColumn>>,
  errors: FileErrors,
  isHeader: (has: (column: Column) => boolean) => boolean,
) {
  const names = Object.keys(columns) as Column[];
  const byHeading = (headingsOf: (name: Column) => readonly string[]) =>
    new Map(names.flatMap((name) => headingsOf(name).map((heading) => [normalizedHeading(heading), name] as const)));
  const usual = byHeading((name) => [name, ...(columns[name].headings ?? [])]);
  const other = byHeading((name) => columns[name].otherHeadings ?? []);
  const columnsOf = (cells: readonly string[]): (Column | undefined)[] => {
    const headings = cells.map(normalizedHeading);
    const found = headings.map((heading) => usual.get(heading));
    headings.forEach((heading, i) => {
      const column = other.get(heading);
      if (column && !found.includes(column)) found[i] = column;
    });
    return found;
  };
  const { text, isJson } = decodeFile(bytes, errors);
  if (isJson) errors.fail(1, "", "This is a JSON file. Choose a CSV file.");
  const isKnown = (heading: string) => columnsOf([heading])[0] !== undefined;
  const hasNeeded = (cells: readonly string[]) => {
    const found = new Set(columnsOf(cells));
    return isHeader((column) => found.has(column));
  };
  const { header, headerLine, rows } = readTable(text, { isKnown, isHeader: hasNeeded }, errors);
  const indexes = new Map<Column, number>();
  const headings = {} as Record<Column, string>;
  for (const name of names) headings[name] = name;
  const unusedColumns: string[] = [];
  const columnAt = columnsOf(header);
  header.forEach((cell, index) => {
    const column = columnAt[index];
    const heading = cell.trim();
    if (!column) {
      if (heading || rows.some(({ cells }) => cells[index]?.trim())) unusedColumns.push(nameOfColumn(cell, index));
      return;
    }
    const isSame = normalizedHeading(headings[column]) === normalizedHeading(heading);
    if (indexes.has(column))
      errors.add(
        headerLine,
        heading,
        isSame
          ? "The file has this column twice."
          : `This is the same as the column “${headings[column]}”. Remove one.`,
      );
    indexes.set(column, index);
    headings[column] = heading;
  });
  errors.describe({ lines: rows.map(({ line }) => line), unusedColumns });
  const cellOf = (name: Column, cell: string) =>
    columns[name].isVerbatim ? cell : restoreCell(withoutMarksAround(cell)).normalize("NFC");
  return {
    has: (column: Column) => indexes.has(column),
    headerLine,
    headerHint: headerHint(header, headerLine, isKnown),
    headings,
    unusedColumns,
    header: header.map(normalizedHeading),
    rows: rows.map(({ line, cells }) => {
      for (const [column, i] of indexes)
        if (!columns[column].isVerbatim && hasLostLetters(cells[i] ?? ""))
          errors.add(line, headings[column], lettersLost);
      const values = new Map([...indexes].map(([column, i]) => [column, cellOf(column, cells[i] ?? "")]));
      const raw = (column: Column) => values.get(column) ?? "";
      const textAt = (index: number) => restoreCell(cells[index] ?? "").trim();
      return { line, textAt, raw, cell: (column: Column) => raw(column).trim() };
    }),
  };
}
