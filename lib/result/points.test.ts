import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPoints, readRounded } from "@/lib/result/points";

const amount = fc.integer({ min: 0, max: 9_999_999_999 }).map((parts) => parts / 10_000);

describe("points", () => {
  it.each([
    ["100", "100"],
    ["33.50", "33.5"],
    ["33,5", "33.5"],
    ["0.0001", "0.0001"],
    ["12.340000000", "12.34"],
    ["007", "7"],
    ["1.000", "1"],
    ["0,125", "0.125"],
    ["1234,567", "1234.567"],
    [" 5 ", "5"],
    ["999999.9999", "999999.9999"],
  ])("reads %j as %s", (text, expected) => {
    expect(String(readPoints(text))).toBe(expected);
  });

  it.each(["", "-1", "1e3", "1.00001", "1000000", "1.", ".5", "1,000.5", "1,000", "33,333", " 999,999", "abc", "١"])(
    "refuses %j",
    (text) => {
      expect(readPoints(text)).toBeNull();
    },
  );

  it("are the same after writing and reading", () => {
    fc.assert(
      fc.property(amount, (points) => {
        expect(readPoints(String(points))).toBe(points);
      }),
    );
  });
});

describe("points of a contest system", () => {
  it.each([
    ["33.333333333", "33.3333"],
    ["66.66666666666667", "66.6667"],
    ["0.30000000000000004", "0.3"],
    ["0.00005", "0.0001"],
    ["1.00015", "1.0002"],
    ["99.99999", "100"],
    ["1e-05", "0"],
    ["9.5e-05", "0.0001"],
    ["1.0e-5", "0"],
    ["7.25e-05", "0.0001"],
  ])("are rounded: %s to %s", (text, expected) => {
    const result = readRounded(text);
    expect([String(result?.points), result?.isRounded]).toEqual([expected, true]);
  });

  it.each(["100", "33.5000000", "33,5"])("are exact with at most 4 decimals: %s", (text) => {
    expect(readRounded(text)).toEqual({ points: readPoints(text), isRounded: false });
  });

  it.each(["", "-0.00001", "nan", "inf", "1e3", "1000000.00001", "1.00001x", "12e-5"])("are not %j", (text) => {
    expect(readRounded(text)).toBeNull();
  });
});
