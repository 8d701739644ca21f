import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { formula, restoreCell } from "@/lib/platform/csv/formula";

const invisible = ["\u200b", "\u200e", "\u00ad", "\u00a0", "\u034f", "\u115f", "\ufeff", "\u{e0020}"];
const starts = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫"];
const piece = fc.oneof(
  fc.constantFrom("'", '"', ",", ";", "\r\n", " ", "+359 54 000 000", ...starts, ...invisible),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 });

const fileOf = (cells: string[][]) => Papa.unparse(cells, { newline: "\r\n", escapeFormulae: formula });
const cellsOf = (file: string) => Papa.parse<string[]>(file, { delimiter: ",", newline: "\r\n" }).data;

describe("a CSV cell", () => {
  it("that somebody typed like a formula is read as it is", () => {
    expect(["=1", "-1"].map(restoreCell)).toEqual(["=1", "-1"]);
  });

  it("loses the apostrophe that the export has added", () => {
    expect(restoreCell("'=1")).toBe("=1");
  });

  it("is the text of a formula that is nothing but a text", () => {
    expect(['="0012345"', '="a""b"', '=""', '\'="1"'].map(restoreCell)).toEqual(["0012345", 'a"b', "", '="1"']);
    expect(['="a"&"b"', '="a', "=A1"].map(restoreCell)).toEqual(['="a"&"b"', '="a', "=A1"]);
  });

  it("keeps an apostrophe that the export would not have added", () => {
    const cells = ["'+359 54 000 000", "'1", "'hello", "'90s", "'", "''"];
    expect(cells.map(restoreCell)).toEqual(cells);
  });

  it("is unchanged after writing and reading a file, for any text", () => {
    fc.assert(
      fc.property(rows, (cells) => {
        expect(cellsOf(fileOf(cells)).map((row) => row.map(restoreCell))).toEqual(cells);
      }),
    );
  });

  it("does not start like a formula, unless it is a phone number", () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const isFormula = (cell: string) =>
          /^\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u.test(cell) && !/^\+[\d ]+$/.test(cell);
        expect(cellsOf(fileOf(cells)).flat().filter(isFormula)).toEqual([]);
      }),
    );
  });

  it.each([
    ["=SUM(A1)", "'=SUM(A1)"],
    ["-1+1", "'-1+1"],
    ["@A1", "'@A1"],
    [" =1", "' =1"],
    ["\t=1", "'\t=1"],
    ["\u200b=1", "'\u200b=1"],
    ["\u00ad\u034f=1", "'\u00ad\u034f=1"],
    ["＝1+1", "'＝1+1"],
    ["'=1", "''=1"],
    ["+359-54", "'+359-54"],
    ["+359 54 000 000", "+359 54 000 000"],
    ["+35954000000", "'+35954000000"],
    ["+1", "'+1"],
    ["'hello", "'hello"],
    ["O’Brien", "O’Brien"],
    ["", ""],
  ])("%j becomes %j", (typed, written) => {
    expect(cellsOf(fileOf([[typed, "b"]]))).toEqual([[written, "b"]]);
  });
});
