import { expect, it } from "vitest";
import { codeOfDate } from "@/lib/contestant/spreadsheet-dates";
import { looksLikeDate } from "@/lib/platform/csv/spreadsheet-values";

it.each([
  "1-Mar",
  "01.Mar",
  "1. Mrz",
  "1 March",
  "Mar-01",
  "1-Mar-26",
  "01-MAR-2026",
  "1.мар",
  "1 märz",
  "1-mars",
  "1/Mart",
  "2026-03-01",
  "2026-03-01 00:00:00",
])("a spreadsheet has made “%s” of MAR1", (text) => {
  expect([looksLikeDate(text), codeOfDate(text)]).toEqual([true, "MAR1"]);
});

it.each(["02.Jan", "2025-01-03", "3-Feb", "Feb-48", "12-дек", "1/2/2026", "03.02.26", "2 Ağu", "14-szept."])(
  "“%s” looks like a date, and is no code",
  (text) => {
    expect([looksLikeDate(text), codeOfDate(text)]).toEqual([true, null]);
  },
);

it("a spreadsheet has made “Mar-32” of MAR32", () => {
  expect(codeOfDate("Mar-32")).toBe("MAR32");
});

it.each([
  "MAR1",
  "A-1",
  "B-12",
  "2-1",
  "12",
  "02.01",
  "1-A",
  "12-Hall",
  "Room 4",
  "Marx-1",
  "ma-1",
  "3.14",
  "1-2-3",
  "",
  "-",
])("“%s” does not look like a date", (text) => {
  expect([looksLikeDate(text), codeOfDate(text)]).toEqual([false, null]);
});
