import { expect, it } from "vitest";
import { fillLetter, type LetterPerson } from "@/lib/letter/fill-letter";

const ana: LetterPerson = {
  fullName: "Ana Petrova",
  nativeName: "Ана Петрова",
  nativeLanguage: "bg",
  role: "contestant",
  birthDate: "24 May 2008",
  answers: { "Passport number": "X 1\n2", Diet: "{name}" },
};

const fill = (text: string, values = {}, person = ana) =>
  fillLetter("person", text, { name: person.fullName, values, people: [person] });

it("placeholders are replaced by values on one line", () => {
  const values = { name: "Ana\r\nPetrova", nativeName: { text: "Ана", lang: "bg" } };
  expect(fill("Dear {name} ({nativename}),\n{answer: passport NUMBER}", values)).toEqual({
    before: ["Dear ", { text: "Ana Petrova" }, " (", { text: "Ана", lang: "bg" }, "),\n", { text: "X 1 2" }, ""],
    table: null,
    after: [],
    missing: [],
  });
});

it("a value is never searched for placeholders", () => {
  expect(fill("{name} {answer: Diet}", { name: "{country}", country: "Bulgaria" }).before).toEqual([
    "",
    { text: "{country}" },
    " ",
    { text: "{name}" },
    "",
  ]);
});

it("a value that is missing is named once, also that of a question that was deleted since", () => {
  const { before, missing } = fill("{team} {team} {answer: Gone}", { team: " " });
  expect(before).toEqual(["", { missing: "Team" }, " ", { missing: "Team" }, " ", { missing: "Gone" }, ""]);
  expect(missing).toEqual([
    { what: "Team", who: "Ana Petrova" },
    { what: "Gone", who: "Ana Petrova" },
  ]);
});

it("the letter of a team has a table of its people where the text says, and names who lacks what", () => {
  const leader = { ...ana, fullName: "Maria Petrova", nativeName: "", role: "Leader", birthDate: "", answers: {} };
  const body = fillLetter("team", "We invite {team}:\n\n{people: Passport number}\n\nRegards", {
    name: "Maples",
    values: { team: "Maples" },
    people: [leader, ana],
  });
  expect([body.before, body.after]).toEqual([["We invite ", { text: "Maples" }, ":"], ["Regards"]]);
  expect(body.table?.columns).toEqual(["Name", "Role", "Date of birth", "Passport number"]);
  expect(body.table?.rows.map(({ values }) => values)).toEqual([
    ["Leader", "", ""],
    ["contestant", "24 May 2008", "X 1 2"],
  ]);
  expect(body.missing).toEqual([
    { what: "Date of birth", who: "Maria Petrova" },
    { what: "Passport number", who: "Maria Petrova" },
  ]);
});
