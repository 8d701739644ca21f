import { expect, it } from "vitest";
import { changesBetween } from "@/lib/audit/changes";

it("what stayed as it was is no change, what was not there or is gone is null", () => {
  const was = { name: "A", group: "Junior", places: ["Sofia"] };
  expect(changesBetween(was, { name: "B", group: "Junior", places: ["Sofia"] })).toEqual({ name: ["A", "B"] });
  expect(changesBetween(null, { name: "A" })).toEqual({ name: [null, "A"] });
  expect(changesBetween({ name: "A" }, null)).toEqual({ name: ["A", null] });
});

it("a long text is kept as its beginning and its length, and a change behind that is a change all the same", () => {
  const text = "r".repeat(200_000);
  const kept = `${"r".repeat(2_000)}… (200,000 characters)`;
  expect(changesBetween({ rules: text }, { rules: `${text.slice(1)}s` })).toEqual({ rules: [kept, kept] });
  expect(changesBetween({ rules: text }, { rules: "short" })).toEqual({ rules: [kept, "short"] });
});

it("a text is never cut within a character, half of which PostgreSQL would refuse", () => {
  const { rules } = changesBetween(null, { rules: `${"r".repeat(1_999)}🍁🍁` });
  expect(rules?.[1]).toBe(`${"r".repeat(1_999)}… (2,003 characters)`);
});
