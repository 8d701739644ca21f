import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { QuestionKind } from "@/lib/generated/prisma/enums";
import { answerSchema, answersSchema, newQuestion, sentAnswers, withAnswers } from "@/lib/question/inputs";
import { suggestions } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";

const id = "0b5f6f0e-7c3a-4a53-9a75-4a1f2f0c9d11";

const ask = (kind: QuestionKind, changes: Partial<Question> = {}): Question => ({
  id,
  label: "Diet",
  hint: null,
  kind,
  options: kind === "CHOICE" || kind === "CHOICES" ? ["Vegan", "Halal"] : [],
  askedOf: ["CONTESTANT"],
  isRequired: false,
  audience: "GUIDES",
  version: 1,
  ...changes,
});

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message);

describe("an answer", () => {
  it.each<[QuestionKind, typed: unknown, stored: unknown]>([
    ["TEXT", "  Peanuts ", "Peanuts"],
    ["LONG_TEXT", "a\nb ", "a\nb"],
    ["NUMBER", "1.5", 1.5],
    ["NUMBER", " 1,75 ", 1.75],
    ["NUMBER", 0, 0],
    ["DATE", "2025-04-09", "2025-04-09"],
    ["YES_NO", "false", false],
    ["YES_NO", true, true],
    ["YES_NO", "Yes", true],
    ["YES_NO", " FALSE ", false],
    ["NUMBER", "１．７５", 1.75],
    ["NUMBER", "٤٢", 42],
    ["CHOICE", "vegan", "Vegan"],
    ["CHOICES", ["halal", "Vegan", "Halal"], ["Vegan", "Halal"]],
  ])("to a question of kind %s is read from %j", (kind, typed, stored) => {
    expect(answerSchema(ask(kind)).parse(typed)).toEqual(stored);
    for (const empty of ["", " ", null, undefined, []]) expect(answerSchema(ask(kind)).parse(empty)).toBeNull();
  });

  it.each<[QuestionKind, value: unknown, message: string]>([
    ["TEXT", "x".repeat(201), "An answer can have at most 200 characters."],
    ["TEXT", 5, "An answer is required."],
    ["LONG_TEXT", "x".repeat(2_001), "An answer can have at most 2000 characters."],
    ["NUMBER", "many", "This must be a number, such as 1.75."],
    ["NUMBER", "0x10", "This must be a number, such as 1.75."],
    ["NUMBER", "1,000", "This must be a number, such as 1.75."],
    ["NUMBER", "1,000.5", "This must be a number, such as 1.75."],
    ["NUMBER", 1e10, "This number is too large."],
    ["DATE", "2025-02-30", "The answer must be a date, such as 2026-04-09."],
    ["YES_NO", "perhaps", "Choose yes or no."],
    ["CHOICE", "Kosher", "Choose one of: Vegan, Halal."],
    ["CHOICES", ["Kosher"], "Choose one of: Vegan, Halal."],
    ["CHOICES", "Vegan", "Send a list of choices."],
  ])("to a question of kind %s is refused for %j", (kind, value, message) => {
    expect(messages(answerSchema(ask(kind)), value)).toEqual([message]);
  });

  it("that is required is missing in forms only", () => {
    const required = ask("TEXT", { isRequired: true });
    expect(messages(answerSchema(required, true), "")).toEqual(["Answer “Diet”."]);
    expect(answerSchema(required).parse("")).toBeNull();
  });

  it("is no change if it is -0, which is stored as 0", () => {
    expect(answerSchema(ask("NUMBER")).parse("-0")).toBe(0);
  });

  it("is found by the id of its question in capitals", () => {
    expect(sentAnswers.parse({ [id.toUpperCase()]: "x" })).toEqual({ [id]: "x" });
  });

  it.each([
    ["x".repeat(50_000), "An answer can have at most 2000 characters."],
    ["\0", "This contains characters that cannot be stored."],
    [{}, "This is no answer to the question."],
  ])("that no question takes is refused with the reason", (value, message) => {
    expect(messages(sentAnswers, { [id]: value })).toEqual([message]);
  });

  it("to a question that is deleted meanwhile is left out", () => {
    const other = "0b5f6f0e-7c3a-4a53-9a75-4a1f2f0c9d12";
    expect(answersSchema([ask("TEXT")]).parse({ [other]: "x", [id]: "y" })).toEqual({ [id]: "y" });
    expect(answersSchema([ask("TEXT")]).parse({})).toEqual({});
  });

  it("has its error at its field in a form, beside those of other fields", () => {
    const form = withAnswers(z.object({ name: z.string().min(1, "Name is required.") }), () => [
      [["person", "answers"], [ask("CHOICES", { isRequired: true })]],
    ]);
    const issues = form.safeParse({ name: "", person: { answers: { [id]: [] } } }).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["name", "Name is required."],
      [`person.answers.${id}`, "Answer “Diet”."],
    ]);
  });
});

describe("a question", () => {
  it("of every suggestion is accepted, with the choices one a line", () => {
    for (const suggestion of Object.values(suggestions)) {
      const { options } = newQuestion.parse(suggestion);
      expect(options).toEqual(suggestion.options.split("\n").filter(Boolean));
    }
  });

  it("with choices needs different ones, and others lose them", () => {
    const question = { ...suggestions.keyboard, options: [] as string[] };
    expect(messages(newQuestion, question)).toEqual(["Write at least one choice."]);
    expect(messages(newQuestion, { ...question, options: ["A", "A"] })).toEqual(["Each choice must be different."]);
    expect(messages(newQuestion, { ...question, options: "Vegan\nvegan" })).toEqual(["Each choice must be different."]);
    expect(messages(newQuestion, { ...question, options: "A\nno answer" })).toEqual([
      expect.stringMatching(/^Write .*“No answer” in other words/),
    ]);
    expect(newQuestion.parse({ ...question, kind: "TEXT", options: ["A"] }).options).toEqual([]);
  });
});
