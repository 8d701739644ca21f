import { describe, expect, it } from "vitest";
import { findSums } from "@/lib/result/csv/sums";

/** The columns that are sums, by their place. */
function sumsOf(...rows: (number | null)[][]): number[] {
  const columns = rows[0]?.map((_, i) => rows.map((row) => row[i] ?? null)) ?? [];
  const sums = findSums(columns);
  return columns.flatMap((column, i) => (sums.has(column) ? [i] : []));
}

describe("a column", () => {
  it.each([
    ["after the tasks", [[33.5, 10, 43.5]], [2]],
    [
      "before the tasks",
      [
        [43.5, 33.5, 10],
        [7, 0, 7],
      ],
      [0],
    ],
    [
      "of three tasks",
      [
        [1, 2, 3, 6],
        [4, 0, 5, 9],
      ],
      [3],
    ],
    [
      "of each day, and of both",
      [
        [1, 2, 3, 4, 5, 9, 12],
        [0, 2, 2, 1, 1, 2, 4],
      ],
      [2, 5, 6],
    ],
    ["rounded to two decimals", [[33.3333, 33.3333, 66.67]], [2]],
    [
      "without points of somebody who was absent",
      [
        [1, 2, 3],
        [null, null, null],
      ],
      [2],
    ],
    [
      "with 0 for somebody who was absent",
      [
        [1, 2, 3],
        [null, null, 0],
      ],
      [2],
    ],
  ])("is a sum %s", (_what, rows, sums) => {
    expect(sumsOf(...rows)).toEqual(sums);
  });

  it.each([
    [
      "that equals one other",
      [
        [5, 5],
        [7, 7],
      ],
    ],
    [
      "where every row has points of one task at most",
      [
        [5, 0, 5],
        [0, 7, 7],
      ],
    ],
    ["of zeros", [[0, 0, 0]]],
    [
      "that differs in one row",
      [
        [1, 2, 3],
        [1, 2, 4],
      ],
    ],
    [
      "without the points of one row",
      [
        [1, 2, 3],
        [1, 2, null],
      ],
    ],
    ["alone", [[1]]],
  ])("is no sum %s", (_what, rows) => {
    expect(sumsOf(...rows)).toEqual([]);
  });
});
