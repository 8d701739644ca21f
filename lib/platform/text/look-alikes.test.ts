import { expect, it } from "vitest";
import { describeLookAlike, toCode } from "@/lib/platform/text/look-alikes";

it.each(["ВGR1", "вgr1", "BGR1", "ＢＧＲ１", "ΒGR1", "bgr1"])("the code BGR1 is read from %s", (text) => {
  expect(toCode(text)).toBe("BGR1");
});

it.each([
  ["МΚD2", "MKD2"],
  ["СΥР10", "CYP10"],
  ["ѕrв3", "SRB3"],
  ["НUN4", "HUN4"],
])("look-alikes of several scripts are read: %s is %s", (text, code) => expect(toCode(text)).toBe(code));

it.each(["BGR 1", "bgr-1", "BGR–1", "'BGR1", "’BGR1", "BGR1\u200b", "BGR1.0", "#BGR1", "ВGR\u00a01"])(
  "the code BGR1 is read as people write it: %j",
  (text) => expect(toCode(text)).toBe("BGR1"),
);

it.each([
  "BGR  1",
  "BGR - 1",
  "BGR_1",
  "BGR.1",
  "BGR/1",
  "BGR:1",
  "BGR01",
  "BGR-001",
  "(BGR1)",
  "[BGR1]",
  '"BGR1"',
  "“BGR1”",
  "'BGR1'",
  "🇧🇬 BGR1",
  "BGR1*",
  "BGR1.",
  "• BGR1",
  "\u200eBGR1\u200f",
])("the code BGR1 is read with other marks and zeros: %j", (text) => expect(toCode(text)).toBe("BGR1"));

it("a Moroccan code may have zeros, but not after a mark, as a month has", () => {
  expect(["MAR01", "MAR 01", "Mar/01"].map(toCode)).toEqual(["MAR1", "MAR 01", "Mar/01"]);
});

it.each(["BGR 0", "BGR10.5", "Mar-01", "BGR1.5", "BGR 1 2", "BGR--1"])("%s is no code", (text) =>
  expect(toCode(text)).toBe(text),
);

it.each(["бгр1", "1.Mar"])("%s, which cannot be a code, stays", (text) => expect(toCode(text)).toBe(text));

it("a look-alike is named with its script", () => {
  expect(["Х", "С", "Μ", "XL"].map(describeLookAlike)).toEqual([
    "“Х” is a Cyrillic letter",
    "“С” is a Cyrillic letter",
    "“Μ” is a Greek letter",
    null,
  ]);
});
