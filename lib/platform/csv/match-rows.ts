import type { FileErrors } from "@/lib/platform/csv/file-errors";

interface RowMatcher<Row, Found> {
  column: (row: Row) => string;
  /** `fail` adds an error, in another column if one is given. */
  find: (row: Row, fail: (message: string, column?: string) => null) => Found | null;
  nameOf: (found: Found) => string;
}

/** Adds an error for rows without a record, and for a record that an earlier row has. */
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
    const earlier = lineOf.get(found.id);
    if (earlier) fail(`${nameOf(found)} is in line ${earlier} already.`);
    else lineOf.set(found.id, row.line);
    return earlier ? [] : [{ row, found }];
  });
}
