import { describe, expect, it } from "vitest";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf, readTable } from "@/lib/platform/csv/table";
import type { AppError } from "@/lib/platform/errors/problem";

function read(file: string) {
  const errors = new FileErrors();
  return readTable(
    file,
    { isKnown: (heading) => heading === "code", isHeader: (cells) => cells.includes("code") },
    errors,
  );
}

function errorsOf(file: string) {
  try {
    read(file);
  } catch (error) {
    return (error as AppError).errors;
  }
  throw new Error("the file was taken");
}

describe("the delimiter of a table", () => {
  it("is the one that finds the most known headings, not the most columns", () => {
    expect(read("code,a;b;c;d\n").header).toEqual(["code", "a;b;c;d"]);
    expect(read("code;a,b,c,d\n").header).toEqual(["code", "a,b,c,d"]);
  });

  it("is a comma if no heading is known", () => {
    expect(read("name,note;x\ty\n").header).toEqual(["name", "note;x\ty"]);
  });

  it("is named by the first line only", () => {
    expect(read("code\nsep=;\n")).toEqual({ header: ["code"], headerLine: 1, rows: [{ line: 2, cells: ["sep=;"] }] });
  });
});

describe("a table", () => {
  it("may begin with blank lines", () => {
    for (const newline of ["\n", "\r", "\r\n"]) {
      const file = ["sep=;", " ", ";;", "code;name", "x;y", ""].join(newline);
      expect(read(file)).toEqual({ header: ["code", "name"], headerLine: 4, rows: [{ line: 5, cells: ["x", "y"] }] });
    }
    expect(read("\n,code\n1,2\n")).toMatchObject({ header: ["", "code"], headerLine: 2 });
  });

  it("can have 100 columns and 500 characters in a cell", () => {
    expect(read(`code${",x".repeat(99)}\n`).header).toHaveLength(100);
    expect(errorsOf(`code${",x".repeat(100)}\n`)).toEqual([
      { line: 1, column: "", message: "A file can have at most 100 columns." },
    ]);
    expect(read(`code\n${"x".repeat(500)}\n`).rows).toHaveLength(1);
    expect(errorsOf(`code\n${"x".repeat(501)}\n`)).toEqual([
      { line: 2, column: "code", message: "A cell can have at most 500 characters." },
    ]);
  });

  it("can have 5,000 rows, and blank lines count where there are many", () => {
    const message = "A file can have at most 5,000 rows.";
    expect(errorsOf(`code\n${"x\n".repeat(5_001)}`)).toEqual([{ line: 5_002, column: "", message }]);
    expect(errorsOf(`code\n${"\n".repeat(20_000)}x\n`)).toEqual([{ line: 5_003, column: "", message }]);
  });

  it("can have 100,000 cells and lines", () => {
    const message = "A file can have at most 100,000 cells and lines.";
    const wide = `code${",x".repeat(99)}\n`;
    expect(read(wide + wide.replace("code", "y").repeat(999)).rows).toHaveLength(999);
    expect(errorsOf(wide.repeat(1_001))).toEqual([{ line: 1_001, column: "", message }]);
    expect(errorsOf(`code\n${`"${"\n".repeat(499)}x"\n`.repeat(201)}`)).toMatchObject([{ message }]);
  });

  it.each([
    ["commas in its first line", ",".repeat(5_000_000), 1, "", "A file can have at most 100 columns."],
    ["commas in another line", `code\nx${",".repeat(5_000_000)}`, 2, "", "This line has more cells than the header."],
    ["a cell", `code\n"${"x\n".repeat(2_000_000)}"\nx,y`, 2, "code", "A cell can have at most 500 characters."],
    ["blanks", " \r".repeat(2_000_000), 1, "", "The file is empty."],
  ])("is refused with megabytes of %s", (_what, file, line, column, message) => {
    expect(errorsOf(file)).toEqual([{ line, column, message }]);
  });

  it("has no cells beyond its header, whatever is in them", () => {
    const message = "This line has more cells than the header.";
    expect(errorsOf("code\nx,y\n")).toEqual([{ line: 2, column: "", message }]);
    expect(errorsOf(`code\nx,${"y".repeat(501)}\n`)).toEqual([
      { line: 2, column: "", message: "A cell can have at most 500 characters." },
      { line: 2, column: "", message },
    ]);
  });

  it("has the rows that a spreadsheet with another delimiter has made a cell of", () => {
    const { rows } = read('code,name,phone\nBGR1,Ana,1\n"ARM4,Anahit,""+374, 4"""\n"x, y"\n');
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["BGR1", "Ana", "1"],
      ["ARM4", "Anahit", "+374, 4"],
      ["x", " y"],
    ]);
    expect(read('code\n"x,y"\n').rows[0]?.cells).toEqual(["x,y"]);
  });

  it.each([
    '"code;A;B"\nx;1;2\n',
    '"code;A;B"\n"x;1;2"\n',
    '"code;""A"";B" \r\nx;1;"2"\r\n',
    '"code,A,B"\nx,1,2\n',
    '"code\tA\tB"\nx\t1\t2\n',
    '\uFEFF"code;A;B";;\nx;1;2\n'.slice(1),
    'sep=;\n"code;A;B"\nx;1;2\n',
  ])("has the header that was made one cell: %j", (file) => {
    const { header, rows } = read(file);
    expect([header, rows.map(({ cells }) => cells)]).toEqual([["code", "A", "B"], [["x", "1", "2"]]]);
  });

  it("may have its headings again, as files that were put together have", () => {
    const { rows } = read("code,A\nx,1\n code ,A\ny,2\n");
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(read("code,A\nx,1\ncode,B\n").rows).toHaveLength(2);
    expect(read("code\ncode\n").rows).toHaveLength(1);
  });

  it("is read in linear time if each row is one cell of delimiters", () => {
    const start = performance.now();
    expect(errorsOf(`code,A\n${`"${",".repeat(9_900)}"\n`.repeat(520)}`)).toHaveLength(100);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("keeps a heading that has a delimiter", () => {
    expect(read('code,"A, B"\nx,1\n').header).toEqual(["code", "A, B"]);
    expect(read('"A, B",code\n1,x\n').header).toEqual(["A, B", "code"]);
  });

  it("closes its quotation marks", () => {
    expect(errorsOf('code\n"x\n')).toEqual([
      { line: 2, column: "", message: "The quotation marks in this line don’t match." },
    ]);
  });

  it("is a file of at most 5 MiB", async () => {
    const largest = new File([new Uint8Array(5 * 1024 * 1024)], "a.csv");
    expect(await bytesOf(largest)).toHaveLength(5 * 1024 * 1024);
    await expect(bytesOf(new File([largest, "x"], "a.csv"))).rejects.toMatchObject({
      status: 413,
      message: "This file is larger than 5 MiB.",
    });
  });
});
