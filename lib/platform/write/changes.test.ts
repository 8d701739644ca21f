import { expect, it } from "vitest";
import { changesBetween } from "@/lib/platform/write/changes";

it("unchanged fields are left out, missing values are null", () => {
  const before = { name: "A", group: "Junior", places: ["Sofia"] };
  expect(changesBetween(before, { name: "B", group: "Junior", places: ["Sofia"] })).toEqual({ name: ["A", "B"] });
  expect(changesBetween(null, { name: "A" })).toEqual({ name: [null, "A"] });
  expect(changesBetween({ name: "A" }, null)).toEqual({ name: ["A", null] });
});

it("a long text is shortened, but a change in the removed part is recorded", () => {
  const text = "r".repeat(200_000);
  const shortened = `${"r".repeat(2_000)}… (200,000 characters)`;
  expect(changesBetween({ rules: text }, { rules: `${text.slice(1)}s` })).toEqual({ rules: [shortened, shortened] });
  expect(changesBetween({ rules: text }, { rules: "short" })).toEqual({ rules: [shortened, "short"] });
});

it("a text is never cut within a surrogate pair", () => {
  const { rules } = changesBetween(null, { rules: `${"r".repeat(1_999)}🍁🍁` });
  expect(rules?.[1]).toBe(`${"r".repeat(1_999)}… (2,003 characters)`);
});
