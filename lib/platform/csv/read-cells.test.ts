import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readCells } from "@/lib/platform/csv/read-cells";

/** The rows of a file; the last one ends with null where its quotation marks don't match. */
function rowsOf(text: string, delimiter = ","): (string | null)[][] {
  const rows: (string | null)[][] = [[]];
  for (const { value, endsRow } of readCells(text, delimiter)) {
    rows.at(-1)?.push(value);
    if (endsRow) rows.push([]);
  }
  return rows.slice(0, -1);
}

const piece = fc.constantFrom('"', '""', ",", ";", "\t", "\n", " ", "'", "a", "\u{1f341}");
const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

describe("the cells of a CSV file", () => {
  it("are those that were written, for any text and delimiter", () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n", "\r\n", "\r"),
        (rows, delimiter, newline) => {
          const file = `${Papa.unparse(rows, { delimiter, newline, quotes: true })}${newline}`;
          expect(rowsOf(file, delimiter)).toEqual(rows);
        },
      ),
    );
  });

  it("are those that papaparse reads, for any well-formed text", () => {
    fc.assert(
      fc.property(cell, (text) => {
        const { data, errors } = Papa.parse<string[]>(`${text}\n`, { delimiter: ",", newline: "\n" });
        fc.pre(errors.length === 0);
        expect(rowsOf(`${text}\n`)).toEqual(data.slice(0, -1));
      }),
    );
  });

  it.each([
    ['a,"b', [["a", null]]],
    ['"a"b,c', [[null]]],
    ['a"b,"c" \n', [['a"b', "c"]]],
    ["a,", [["a", ""]]],
    ["\n\na", [[""], [""], ["a"]]],
    ["", []],
  ])("of %j are %j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it("are read one by one", () => {
    const cells = readCells(`a${",".repeat(5_000_000)}`, ",");
    expect([cells.next().value, cells.next().value]).toEqual([
      { value: "a", endsRow: false },
      { value: "", endsRow: false },
    ]);
  });

  it.each([`"${'""'.repeat(1_000_000)}",b`, `${"a".repeat(1_000_000)},b`])(
    "are cut after 10,000 characters, and no others are read after a cut one",
    (text) => {
      const [[only = "", ...others] = []] = rowsOf(text);
      expect([only?.length, others]).toEqual([10_000, []]);
    },
  );
});
