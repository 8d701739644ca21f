import { expect, it } from "vitest";
import { defaultLetterTexts, letterTextProblem } from "@/lib/edition/letter-text";

const questions = [
  { label: "Passport number", kind: "TEXT" },
  { label: "Medical notes", kind: "LONG_TEXT" },
];

it.each(["person", "team"] as const)("the default letter of a %s has only placeholders that exist", (kind) => {
  expect(letterTextProblem(kind, defaultLetterTexts[kind], [])).toBeNull();
});

it.each([
  ["person", "{name}, { NativeName } of {COUNTRY}: {answer: passport number}"],
  ["team", "{team}\n{people: Passport number}"],
  ["team", "{people}"],
  ["person", "A text without any."],
  ["person", ""],
] as const)("the letter of a %s may be %j", (kind, text) => {
  expect(letterTextProblem(kind, text, questions)).toBeNull();
});

it.each([
  ["person", "Dear {nme}", "There is no placeholder {nme}, but there are {name}, "],
  ["person", "{people}", "There is no placeholder {people}"],
  ["team", "{birthDate}", "There is no placeholder {birthDate}"],
  ["person", "{answer}", "There is no placeholder {answer}"],
  ["person", "{answer: }", "There is no placeholder {answer: }"],
  ["person", "{name: Passport number}", "There is no placeholder {name: Passport number}"],
  ["person", "{answer: Shoe size}", "The edition has no question “Shoe size”."],
  ["person", "{answer: Medical notes}", "The answers to “Medical notes” are too long for a letter."],
  ["team", "{people: Passport number; Shoe size}", "The edition has no question “Shoe size”."],
  ["team", "{people: a; b; c; d}", "The table of the people has room for 3 questions."],
  ["team", "{people} {people}", "A letter has one table of its people: write {people} once."],
  ["person", "Dear {name", "Write { and } only around a placeholder, such as {country}."],
  ["person", "{constructor}", "There is no placeholder {constructor}"],
  ["person", "\n".repeat(30), "The letter of a person can have at most 30 lines."],
] as const)("the letter of a %s may not be %j", (kind, text, problem) => {
  expect(letterTextProblem(kind, text, questions)).toContain(problem);
});
