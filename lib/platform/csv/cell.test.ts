import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { protectCell, restoreCell } from "@/lib/platform/csv/cell";

const invisible = ["\u200b", "\u200e", "\u00ad", "\u00a0", "\u034f", "\u115f", "\ufeff", "\u{e0020}"];
const starts = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫"];
const piece = fc.oneof(
  fc.constantFrom("'", '"', ",", ";", "\r\n", " ", "+359 54 000 000", ...starts, ...invisible),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

describe("a CSV cell", () => {
  it("is unchanged after protectCell and restoreCell, for any text", () => {
    fc.assert(fc.property(text, (any) => restoreCell(protectCell(any)) === any));
  });

  it("is unchanged after writing and reading a file", () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const file = Papa.unparse(
          rows.map((cells) => cells.map(protectCell)),
          { newline: "\r\n" },
        );
        const { data } = Papa.parse<string[]>(file, { delimiter: ",", newline: "\r\n" });
        expect(data.map((cells) => cells.map(restoreCell))).toEqual(rows);
      }),
    );
  });

  it("does not start like a formula once protected, unless it is a phone number", () => {
    fc.assert(
      fc.property(text, (any) => {
        const cell = protectCell(any);
        expect(/^\s*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u.test(cell) && !/^\+[\d ]+$/.test(cell)).toBe(false);
      }),
    );
  });

  it.each([
    [",", "\r\n"],
    [";", "\r\n"],
    ["\t", "\r\n"],
    [";", "\r"],
    [";", "\n"],
  ] as const)("is no formula in a spreadsheet that separates cells by %j and rows by %j", (delimiter, newline) => {
    const noPhoneNumber = text.filter((any) => !/^\+[\d ]+$/.test(any));
    const cells = fc.array(noPhoneNumber, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 3 }), (rows) => {
        const file = Papa.unparse(rows.map((row) => row.map(protectCell)));
        const { data } = Papa.parse<string[]>(file, { delimiter, newline });
        const formula = /^["\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;
        expect(data.flat().filter((cell) => formula.test(cell))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it.each([
    ["=SUM(A1)", "'=SUM(A1)"],
    ["-1+1", "'-1+1"],
    ["@A1", "'@A1"],
    [" =1", "' =1"],
    ["\t=1", "'\t'=1"],
    ["a;=1;b", "a;'=1;b"],
    ['a;"=1;b', "a;'\"=1;b"],
    ["a\t@b", "a\t'@b"],
    ["a\n-1\r+1-1", "a\n'-1\r'+1-1"],
    ["\u200b=1", "'\u200b=1"],
    ["\u00ad\u034f=1", "'\u00ad\u034f=1"],
    ["a;'=1", "a;''=1"],
    ["a, =1", "a, =1"],
    ["a;+359 54", "a;'+359 54"],
    ["＝1+1", "'＝1+1"],
    ["﹦1+1;﹢1", "'﹦1+1;'﹢1"],
    ["'=1", "''=1"],
    ["+359-54", "'+359-54"],
    ["+359 54 000 000", "+359 54 000 000"],
    ["'hello", "'hello"],
    ["O’Brien", "O’Brien"],
    ["", ""],
  ])("%j becomes %j", (any, cell) => {
    expect(protectCell(any)).toBe(cell);
  });
});
