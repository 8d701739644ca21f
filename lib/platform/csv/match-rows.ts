import type { FileErrors } from "@/lib/platform/csv/file-errors";

interface RowMatcher<Row, Found> {
  /** The heading of the column that names the record. */
  column: (row: Row) => string;
  /** The record of a row. `fail` adds an error to that column, or to the given one, and returns null. */
  find: (row: Row, fail: (message: string, column?: string) => null) => Found | null;
  nameOf: (found: Found) => string;
}

/** Finds the record of each row. Rows without a record, or with that of an earlier row, are left out with an error. */
export function matchRows<Row extends { line: number }, Found extends { id: string }>(
  rows: readonly Row[],
  errors: FileErrors,
  { column, find, nameOf }: RowMatcher<Row, Found>,
): { row: Row; found: Found }[] {
  const lineOf = new Map<string, number>();
  return rows.flatMap((row) => {
    const fail = (message: string, inColumn = column(row)) => {
      errors.add(row.line, inColumn, message);
      return null;
    };
    const found = find(row, fail);
    if (!found) return [];
    const earlierLine = lineOf.get(found.id);
    if (earlierLine !== undefined) {
      fail(`${nameOf(found)} is in line ${earlierLine} already.`);
      return [];
    }
    lineOf.set(found.id, row.line);
    return [{ row, found }];
  });
}
