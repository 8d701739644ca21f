type Points = readonly (number | null)[];

/** Sums are often rounded to two decimals. */
const tolerance = 0.01;

/** The sum of some columns in each row, and how many of them have points above 0. */
class RowSums {
  private readonly rows: { total: number; parts: number }[];

  constructor(columns: readonly Points[]) {
    this.rows = columns[0]?.map(() => ({ total: 0, parts: 0 })) ?? [];
  }

  add(column: Points, sign: 1 | -1 = 1): void {
    this.rows.forEach((row, i) => {
      const points = column[i] ?? 0;
      row.total += sign * points;
      if (points > 0) row.parts += sign;
    });
  }

  /** False unless some row has points in several columns: otherwise a task that equals another one would be its sum. */
  equals(column: Points): boolean {
    const isEqual = ({ total }: { total: number }, i: number) => Math.abs(total - (column[i] ?? 0)) < tolerance;
    return this.rows.some(({ parts }) => parts > 1) && this.rows.every(isEqual);
  }
}

/** The columns that are the sum of all before them, of those since the last sum, or of all after them. */
export function findSums(columns: readonly Points[]): Set<Points> {
  const sums = new Set<Points>();
  const before = new RowSums(columns);
  const after = new RowSums(columns);
  let sinceSum = new RowSums(columns);
  for (const column of columns) after.add(column);
  for (const column of columns) {
    after.add(column, -1);
    if ([before, sinceSum, after].some((rowSums) => rowSums.equals(column))) {
      sums.add(column);
      sinceSum = new RowSums(columns);
    } else {
      before.add(column);
      sinceSum.add(column);
    }
  }
  return sums;
}
