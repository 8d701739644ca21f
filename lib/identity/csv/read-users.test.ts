import { expect, it } from "vitest";
import { z } from "zod";
import { checkEmails, readUserRows, readUsers } from "@/lib/identity/csv/read-users";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

const countries = [
  { id: "1", name: "Bulgaria", alpha2: "BG" },
  { id: "2", name: "Côte d'Ivoire", alpha2: "CI" },
];

function read(text: string) {
  const errors = new FileErrors();
  const file = readUsers(Buffer.from(text), countries, errors);
  checkEmails(file, ["used@example.org"], errors);
  errors.throwIfAny();
  return file.users.map(({ country, name, email }) => [country.alpha2, name, email]);
}

function errorsOf(text: string): AppError["errors"] {
  try {
    read(text);
  } catch (error) {
    return (error as AppError).errors;
  }
  throw new Error("the file was accepted");
}

it("a country is one of its names or codes, in any case and without accents", () => {
  const names = ["Bulgaria", "bg", "BGR", "cote d’ivoire", "CIV"];
  const file = `E-Mail;Name;COUNTRY;note\n${names.map((name, i) => `${i}@example.org; Ana Ova ;${name};x`).join("\n")}`;
  expect(read(file)).toEqual(["BG", "BG", "BG", "CI", "CI"].map((code, i) => [code, "Ana Ova", `${i}@example.org`]));
});

it.each([
  "Country name,Name,E-mail address",
  "Country code,Name,Mail",
  "Country*,Name*,E-mail*",
  "Country:,Name:,E-mail:",
  "Държава,Име,Имейл",
  "Страна,Име и фамилия,Ел. поща",
])("the headings may be %s", (header) => {
  expect(read(`${header}\nBG,Ana,ana@example.org\n`)).toEqual([["BG", "Ana", "ana@example.org"]]);
});

it.each(["Name,Surname", "Name,Last name", "Name,Family name", "Име,Фамилия"])(
  "names must not be in two columns: %s",
  (names) => {
    const message = "Write the given name and the surname in one column, “name”.";
    const column = names.split(",")[1];
    expect(errorsOf(`country,${names},email\nBG,Ana,Petrova,ana@example.org\n`)).toEqual([
      { line: 1, column, message },
    ]);
  },
);

it("each invalid value is an error with its line and column", () => {
  const lines = [
    "Country,Name,E-mail",
    "Atlantis,Ana,ana@example.org",
    ",,",
    ",,not an address",
    "BG,Ben,ben@example.org",
    "BG,Ben,BEN@example.org",
    "BG,Cy,Used@example.org",
  ];
  expect(errorsOf(lines.join("\n"))).toEqual([
    { line: 2, column: "Country", message: "There is no country “Atlantis”. Write the English name or the code." },
    { line: 4, column: "Country", message: "Country is required." },
    { line: 4, column: "Name", message: "Name is required." },
    { line: 4, column: "E-mail", message: "This is not a valid e-mail address." },
    { line: 6, column: "E-mail", message: "This e-mail address is in line 5 already." },
    { line: 7, column: "E-mail", message: "This e-mail address is already in use." },
  ]);
});

it("a name that is an error of a spreadsheet is warned of", () => {
  const errors = new FileErrors();
  readUsers(Buffer.from("country,name,email\nBG,#N/A,a@example.org\nBG,Ana,b@example.org\n"), countries, errors);
  expect(errors.notes().warnings).toEqual([
    { line: 2, column: "name", message: "“#N/A” is an error of a spreadsheet." },
  ]);
});

it("a class or phone number that is a spreadsheet's number is warned of", () => {
  const errors = new FileErrors();
  const columns = { email: {}, classDesignator: {}, phoneNumber: {} };
  const schema = z.object({ email: z.string(), classDesignator: z.string(), phoneNumber: z.string() });
  const file =
    "email,classDesignator,phoneNumber\na@example.org,10.0,0888123456\nb@example.org,11-Nov,359881234567.0\nc@example.org,11,359881234567\n";
  readUserRows(Buffer.from(file), { columns }, schema, errors);
  expect(
    errors.notes().warnings.map(({ line, column, message }) => [line, column, message.split(" looks like")[0]]),
  ).toEqual([
    [2, "classDesignator", "“10.0”"],
    [3, "classDesignator", "“11-Nov”"],
    [3, "phoneNumber", "“359881234567.0”"],
  ]);
});

it("a file without accounts, without a column or with more than 200 accounts is refused", () => {
  expect(errorsOf("country,name,email\n")).toEqual([{ line: 1, column: "", message: "The file has no users." }]);
  expect(errorsOf("country,name\nBG,Ana")).toEqual([
    { line: 1, column: "email", message: "The file needs a column “email”." },
  ]);
  expect(errorsOf("Списък;;\n;;\nЛ;И\nBG;Ana")).toEqual([
    {
      line: 1,
      column: "country",
      message: "The file needs the columns “country”, “name” and “email”. Line 1 has “Списък”.",
    },
  ]);
  expect(errorsOf("Списък;;\n;;\ncountry;name\nBG;Ana")).toEqual([
    { line: 3, column: "email", message: "The file needs a column “email”." },
  ]);
  expect(read("Списък;;\n;;\ncountry;name;email\nBG;Ana;a@example.org")).toHaveLength(1);
  expect(errorsOf("sep=;\ncountry;name\nBG;Ana")).toMatchObject([{ line: 2, column: "email" }]);
  const rows = Array.from({ length: 201 }, (_, i) => `BG,Ana,${i}@example.org`);
  expect(errorsOf(["country,name,email", ...rows].join("\n"))).toEqual([
    { line: 202, column: "", message: "A file can have at most 200 users." },
  ]);
});
