import { expect, it } from "vitest";
import { yearsLater } from "@/components/edition/editor/year-field";

it.each([
  ["2025-04-09", 1, "2026-04-09"],
  ["2025-03-20T23:59", 1, "2026-03-20T23:59"],
  ["2028-02-29", 1, "2029-02-28"],
  ["2028-02-29T23:59", 4, "2032-02-29T23:59"],
  ["2025-04-09", -1, "2024-04-09"],
])("%s moved by %i years is %s", (date, years, moved) => {
  expect(yearsLater(date, years)).toBe(moved);
});
