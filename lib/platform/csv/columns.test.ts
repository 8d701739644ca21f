import { describe, expect, it } from "vitest";
import { readColumns } from "@/lib/platform/csv/columns";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

const columns = { code: {}, day1SeatingPlace: { headings: ["Seat on day 1"] }, password: { isVerbatim: true } };

function read(file: string) {
  const errors = new FileErrors();
  const { rows, headings } = readColumns(Buffer.from(file), columns, errors, (has) => has("code"));
  errors.throwIfAny();
  return { headings, cells: rows.map(({ raw }) => [raw("code"), raw("day1SeatingPlace"), raw("password")]), errors };
}

function errorsOf(file: string) {
  try {
    read(file);
  } catch (error) {
    return (error as AppError).errors;
  }
  throw new Error("the file was taken");
}

describe("the columns of a file", () => {
  it.each([
    "day1SeatingPlace",
    "Seat on day 1",
    "SEAT ON DAY 1",
    "day_1_seating_place",
    "day-1-seating-place",
    "Day1 Seating Place",
    " seat_on-day1 ",
    "seatonday1",
    "Seat\u200b on day\u00ad 1",
    "Ｓｅａｔ　ｏｎ　ｄａｙ　１",
    "Seat (on day 1)",
    "Seat on day 1:",
    "Seat on day 1 *",
    "Seat [on day 1].",
  ])("are found by name or title, without case, spaces, underscores and hyphens: %j", (heading) => {
    expect(read(`Code,${heading}\nBGR1,A-1\n`).cells).toEqual([["BGR1", "A-1", ""]]);
  });

  it("lose the direction marks around a value, except columns that are taken as they are", () => {
    const { cells } = read(
      "code,day1SeatingPlace,password\n\u200fBGR1\u200e,\u202aB-7\u202c ,\u200fpw\n\u200b,\u2067A-1\u2069,x\n",
    );
    expect(cells).toEqual([
      ["BGR1", "B-7", "\u200fpw"],
      ["", "A-1", "x"],
    ]);
  });

  it("may have other usual headings, if there is no better one", () => {
    const columns = { code: { otherHeadings: ["Key", "ID"] }, seat: { headings: ["Place"] } };
    const read = (file: string) => {
      const errors = new FileErrors();
      const { rows } = readColumns(Buffer.from(file), columns, errors, (has) => has("code"));
      return [rows.map(({ cell }) => cell("code")), errors.notes().unusedColumns];
    };
    expect(read("Title,\nkey,seat\nBGR1,1\n")).toEqual([["BGR1"], []]);
    expect(read("key,id\nBGR1,2\n")).toEqual([["BGR1"], ["id"]]);
    expect(read("id,code,key\n2,BGR1,3\n")).toEqual([["BGR1"], ["id", "key"]]);
  });

  it("that are not used are named, by their place if they have values but no heading", () => {
    const { errors } = read("note,code,,,Seat,Seat\nx,BGR1,,y,,\n");
    expect(errors.notes().unusedColumns).toEqual(["note", "column 4", "Seat"]);
    expect(read("code,,\nBGR1,,\n").errors.notes().unusedColumns).toEqual([]);
  });

  it("are refused if a heading or its column is there twice", () => {
    expect(errorsOf("code,Code\nBGR1,BGR1\n")).toEqual([
      { line: 1, column: "Code", message: "The file has this column twice." },
    ]);
    expect(errorsOf("code,Seat on day 1,day1SeatingPlace\nBGR1,A,B\n")).toEqual([
      {
        line: 1,
        column: "day1SeatingPlace",
        message: "This is the same as the column “Seat on day 1”. Remove one.",
      },
    ]);
  });

  it("lose the apostrophe that the site's export adds, except columns that it never exports", () => {
    const values = ["'=a", "'=Kx7-pq2m", "'+1-2", "'@x", "''=a", "'a", "'", "e\u0301"];
    const { cells } = read(`code,password\n${values.map((value) => `${value},${value}`).join("\n")}\n`);
    expect(cells.map(([, , password]) => password)).toEqual(values);
    expect(cells.map(([code]) => code)).toEqual(["=a", "=Kx7-pq2m", "+1-2", "@x", "'=a", "'a", "'", "\u00e9"]);
  });

  it("have letters that were not lost, but for a password and unused columns", () => {
    const message = "The letters of this file were lost when it was saved. Export it again as “CSV UTF-8”.";
    expect(errorsOf("code,Seat on day 1\nBGR1,Ð¡Ð°Ð»\nBGR2,A-1\n")).toEqual([
      { line: 2, column: "Seat on day 1", message },
    ]);
    expect(read("code,password,name\nBGR1,??,????\n").cells).toHaveLength(1);
  });

  it("may stand below a title, whatever the delimiter, and lines are counted from the file's first", () => {
    for (const delimiter of [";", ",", "\t"]) {
      const file = `Seats, 2025${delimiter}\n\n${delimiter}note\ncode${delimiter}x\nBGR1${delimiter}y\n`;
      const { rows, headerLine } = readColumns(Buffer.from(file), columns, new FileErrors(), (has) => has("code"));
      expect([headerLine, rows.map(({ line, cell }) => [line, cell("code")])]).toEqual([4, [[5, "BGR1"]]]);
    }
  });

  it("are looked for in the first ten lines that are not blank", () => {
    const rowsBelow = (count: number) => read(`${"Title\n".repeat(count)}code\nBGR1\n`).cells;
    expect([rowsBelow(9), rowsBelow(10)]).toMatchObject([[["BGR1", "", ""]], { length: 11 }]);
  });

  it("are not read from JSON", () => {
    for (const file of ['{"rows":[]}', "[1]"])
      expect(errorsOf(file)).toEqual([{ line: 1, column: "", message: "This is a JSON file. Choose a CSV file." }]);
  });
});
