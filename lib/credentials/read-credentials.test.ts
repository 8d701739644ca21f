import { readFileSync } from "node:fs";
import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readCredentials } from "@/lib/credentials/read-credentials";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

function read(file: string | Uint8Array) {
  const errors = new FileErrors();
  const result = readCredentials(typeof file === "string" ? Buffer.from(file) : file, errors);
  errors.throwIfAny();
  return result.rows;
}

function refusalOf(file: string | Uint8Array): AppError {
  try {
    read(file);
  } catch (error) {
    return error as AppError;
  }
  throw new Error("the file was taken");
}

const errorsOf = (file: string | Uint8Array) => refusalOf(file).errors;

describe("the file of a credentials import", () => {
  it.each(["", "\uFEFF", "\r\n \n", "sep=;\n"])("is empty as %j", (file) => {
    expect(errorsOf(file)).toEqual([{ line: 1, column: "", message: "The file is empty." }]);
  });

  it.each(["code,username", "code,username\n,\n", "Table 1\n\ncode;username\n"])(
    "is warned of without contestants: %j",
    (file) => {
      const errors = new FileErrors();
      expect(readCredentials(Buffer.from(file), errors).rows).toEqual([]);
      const warning = expect.objectContaining({ message: "The file has headings only, and no contestants." });
      expect(errors.notes().warnings).toContainEqual(warning);
    },
  );

  it.each([
    ["commas", "code,username\nBGR1,ana\n"],
    ["semicolons", "code;username\nBGR1;ana\n"],
    ["tabs", "code\tusername\nBGR1\tana\n"],
    ["a BOM and CRLF", "\uFEFFcode,username\r\nBGR1,ana\r\n"],
    ["CR alone", "code,username\rBGR1,ana"],
    ["line breaks of two kinds", "code,username\r\nBGR1,ana\n\r\n"],
    ["another order, case and spaces, and unknown columns", "note, User Name ,CODE,note\nx,ana,bgr1,y\n"],
    ["a heading with more of another delimiter", "code,username,a;b;c;d\nBGR1,ana,x\n"],
    ["quotes", '"code","username"\n"BGR1","ana"\n'],
    ["Bulgarian headings", "Код;Потребителско име\nBGR1;ana\n"],
    ["marks after its headings", "Code*;User name:\nBGR1;ana\n"],
    ["Excel's “Unicode text”", Buffer.from("\uFEFFcode\tusername\r\nBGR1\tana\r\n", "utf16le")],
    ["blank cells and lines at its end", "code,username,,\n BGR1 ,ana ,,\n,,,\n\n"],
  ])("may have %s", (_, file) => {
    expect(read(file)).toEqual([{ line: 2, code: "BGR1", contestantId: "", given: { username: "ana" } }]);
  });

  it("may begin with a line that names the delimiter, which counts as a line", () => {
    expect(read("\uFEFFsep=;\r\ncode;username\r\nBGR1;a,b\r\n")).toEqual([
      { line: 3, code: "BGR1", contestantId: "", given: { username: "a,b" } },
    ]);
    expect(errorsOf("sep=;\nusername\nana\n")).toMatchObject([{ line: 2, column: "code" }]);
  });

  it("counts lines as an editor does, including blank ones and those within quotes", () => {
    const file = 'note,code\r\n"two\r\nlines",BGR1\r\n\r\n"a\nb\rc",BGR2\nx,BGR3';
    expect(read(file).map(({ line, code }) => [line, code])).toEqual([
      [2, "BGR1"],
      [5, "BGR2"],
      [8, "BGR3"],
    ]);
  });

  it("reports the right line after any preceding rows", () => {
    const cell = fc
      .array(fc.constantFrom("\n", "\r\n", '"', ",", ";", "x", "'", "="), { maxLength: 5 })
      .map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (notes) => {
        const file = Papa.unparse([["note", "code"], ...notes.map((note) => [note, "BGR1"]), ["", "LAST"]]);
        const line = file.slice(0, file.indexOf("LAST")).replace(/\r\n?/g, "\n").split("\n").length;
        return read(file).at(-1)?.line === line;
      }),
    );
  });

  it("has the columns of the panel's list, of the export, and of other systems", () => {
    const given = { username: "ana", password: "pw", day1SeatingPlace: "B-7", day2SeatingPlace: "B-8" };
    for (const headings of [
      "Code,User name,Password,Seat on day 1,Seat on day 2",
      "code,username,password,day1SeatingPlace,day2SeatingPlace",
      "CODE,user_name,Password,day_1_seating_place,day-2-seating-place",
      "Contestant code,Login,Pass,Day 1 seat,Day 2 seat",
      "code,login,PASS,Seat 1,Seat 2",
      "Contestant’s code,User-Name,password,Seating place day 1,SEATING PLACE DAY 2",
    ])
      expect(read(`${headings}\nBGR1,ana,pw,B-7,B-8\n`)).toMatchObject([{ code: "BGR1", given }]);
  });

  it("takes both seats of the downloaded list of contestants, and its login", () => {
    const table = readFileSync("e2e/cases/F01-table-download-with-seats.csv", "utf8");
    expect(read(table)).toMatchObject([
      { code: "BGR1", given: { username: "BGR1", day1SeatingPlace: "B-7", day2SeatingPlace: "B-8" } },
    ]);
    const other = readFileSync("e2e/cases/F01-unknown-columns.csv", "utf8");
    expect(read(other)).toMatchObject([{ code: "BGR1", given: { username: "ana", password: "k7mq2xnh4c" } }]);
  });

  it("takes passwords as they are", () => {
    const passwords = ["'=Kx7-pq2m", "'+1", "'@a", "=1+1", "''", "e\u0301", "\uFF1Da", "-x'", '"q"'];
    const file = Papa.unparse([["code", "password"], ...passwords.map((password) => ["BGR1", password])]);
    expect(read(file).map(({ given }) => given.password)).toEqual(passwords);
    const exact = readFileSync("e2e/cases/F02-password-apostrophe.csv", "utf8");
    expect(read(exact)).toMatchObject([{ given: { password: "'=Kx7-pq2m" } }]);
  });

  it("restores only what the export protects", () => {
    const [row] = read("code,username,password,day1SeatingPlace\nBGR1,'=ana,+359 54 1,'A-1\n");
    expect(row?.given).toEqual({ username: "=ana", password: "+359 54 1", day1SeatingPlace: "'A-1" });
  });

  it("reports every value that cannot be stored, with its line and the file's heading", () => {
    expect(
      errorsOf(`code; User name ;password\nBGR1;${"x".repeat(65)};p\nBGR2;"a\nb";${"p".repeat(129)}\nBGR3;;p\u0007w`),
    ).toEqual([
      { line: 2, column: "User name", message: "The user name can have at most 64 characters." },
      {
        line: 3,
        column: "User name",
        message: "The user name must not contain line breaks, tabs or control characters.",
      },
      { line: 3, column: "password", message: "The password can have at most 128 characters." },
      {
        line: 5,
        column: "password",
        message: "The password must not contain line breaks, tabs or control characters.",
      },
    ]);
  });

  it("takes values of the full length, seats of any characters and rows that are shorter than the header", () => {
    const full = { username: "u".repeat(64), password: "p".repeat(128), day1SeatingPlace: "s".repeat(40) };
    const file = `code,${Object.keys(full)},day2SeatingPlace\nBGR1,${Object.values(full)},--\nBGR2\n`;
    expect(read(file).map(({ given }) => given)).toEqual([{ ...full, day2SeatingPlace: "--" }, {}]);
    const seats = `${"s".repeat(41)},${"s".repeat(41)}`;
    const message = "The seating place can have at most 40 characters.";
    expect(errorsOf(`code,day1SeatingPlace,day2SeatingPlace\nBGR1,${seats}\n`)).toEqual([
      { line: 2, column: "day1SeatingPlace", message },
      { line: 2, column: "day2SeatingPlace", message },
    ]);
  });

  it("needs a key, and each column once", () => {
    const message = "The file needs a column “code” or “contestantId” that says whose credentials these are.";
    expect(errorsOf("username\nana")).toEqual([{ line: 1, column: "code", message }]);
    expect(errorsOf("code,code\nBGR1,BGR1")).toEqual([
      { line: 1, column: "code", message: "The file has this column twice." },
    ]);
  });

  it("refuses blanks around a password, which would be part of it, and ignores them around other values", () => {
    expect(errorsOf("code,password\nBGR1, pw\nBGR2,pw\u00a0\nBGR3,'=pw \n")).toEqual(
      [2, 3, 4].map((line) => ({ line, column: "password", message: "Remove the blanks around the password." })),
    );
    expect(read("code,username,password\nBGR1, ana ,p w\nBGR2,eva, \n").map(({ given }) => given)).toEqual([
      { username: "ana", password: "p w" },
      { username: "eva" },
    ]);
  });

  it("refuses characters that show nothing or that no file can have, and a user name without a letter or digit", () => {
    expect(errorsOf("code,username,password\nBGR1,an\u200ba,p\u00adw\nBGR2,ana,p\ufffe\nBGR3,--,pw")).toEqual([
      { line: 2, column: "username", message: "The user name must not contain invisible characters." },
      { line: 2, column: "password", message: "The password must not contain invisible characters." },
      { line: 3, column: "password", message: "The password must not contain invisible characters." },
      { line: 4, column: "username", message: "The user name needs at least one letter or digit." },
    ]);
  });

  it.each([
    ["a column twice", "code,username, USERNAME\nBGR1,a,b", { line: 1, column: "USERNAME" }],
    ["no key", "username\nana", { line: 1, column: "code" }],
    ["a row longer than its header", "code,username\nBGR1,ana,surplus", { line: 2, column: "" }],
    ["a quotation mark that is never closed", 'code,username\nBGR1,ana\nBGR2,"eva\nBGR3,x', { line: 3, column: "" }],
    ["101 columns", `code${",x".repeat(100)}\nBGR1`, { line: 1, column: "" }],
    ["a heading of 501 characters", `code,${"x".repeat(501)}\nBGR1,y`, { line: 1, column: `${"x".repeat(60)}…` }],
    ["a cell of 501 characters", `code,username\nBGR1,${"x".repeat(501)}`, { line: 2, column: "username" }],
    ["5,001 rows", `code\n${"BGR1\n".repeat(5_001)}`, { line: 5_002, column: "" }],
  ])("is refused with %s", (_, file, place) => {
    expect(errorsOf(file)).toEqual([expect.objectContaining(place)]);
  });

  it("can have at most 5,000 rows, including blank lines", () => {
    expect(read(`code\n${"BGR1\n".repeat(5_000)}`)).toHaveLength(5_000);
    expect(refusalOf(`code\n${"\n".repeat(20_000)}BGR1\n`).status).toBe(422);
  });

  it("is refused at the line that is not UTF-8", () => {
    const latin = Buffer.from("code,username\nBGR1,ana\nBGR2,Jos\u00e9\n", "latin1");
    expect(errorsOf(latin)).toEqual([
      { line: 3, column: "", message: "This is not UTF-8 text. Save the file as “CSV UTF-8” and try again." },
    ]);
  });

  it("lists the first 100 errors and counts the rest", () => {
    const refusal = refusalOf(`code,username\n${`BGR1,${"x".repeat(65)}\n`.repeat(250)}`);
    expect(refusal.errors).toHaveLength(100);
    expect(refusal.message).toBe("The file has 250 errors. Nothing was stored. The first 100 are listed.");
  });
});
