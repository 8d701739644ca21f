import { expect, it } from "vitest";
import { answerText, shownAnswer, toFormAnswers } from "@/lib/question/labels";

it("every question of a form has a value, so that an untouched form is unchanged", () => {
  const questions = [
    { id: "a", kind: "TEXT" },
    { id: "b", kind: "CHOICES" },
    { id: "c", kind: "YES_NO" },
  ] as const;
  expect(toFormAnswers(questions, undefined)).toEqual({ a: "", b: [], c: "" });
  expect(toFormAnswers(questions, { a: "x", b: ["Vegan"], c: false })).toEqual({ a: "x", b: ["Vegan"], c: "false" });
});

it("an answer to a question for a date is shown as the site writes dates, and text as it is", () => {
  expect([shownAnswer("DATE", "2025-04-09"), shownAnswer("TEXT", "2025-04-09")]).toEqual(["9 Apr 2025", "2025-04-09"]);
});

it("a phone number keeps the order of its groups in an answer from right to left", () => {
  expect(shownAnswer("TEXT", "الأم، +962 85 555 6456 ليلا")).toBe("الأم، \u2066+962 85 555 6456\u2069 ليلا");
  expect(shownAnswer("TEXT", "Mother, +962 85 555 6456")).toBe("Mother, +962 85 555 6456");
});

it.each([
  [true, "Yes"],
  [false, "No"],
  [3, "3"],
  [["a", "b"], "a, b"],
  ["x", "x"],
  [undefined, ""],
])("the answer %j is shown as %j", (value, text) => {
  expect(answerText(value)).toBe(text);
});
