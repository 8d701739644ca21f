import { describe, expect, it } from "vitest";
import { findChoice, notAChoice } from "@/lib/platform/validation/find-choice";

const sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"];

describe("a T-shirt size", () => {
  it.each([
    ["xl", "XL"],
    [" M ", "M"],
    ["X-Large", "XL"],
    ["Medium", "M"],
    ["М", "M"],
    ["ХL", "XL"],
    ["х-large", "XL"],
    ["2XL", "XXL"],
    ["3XL", "XXXL"],
    ["XX Large", "XXL"],
    ["extra small", "XS"],
    ["Extra Extra Large", "XXL"],
    ["Size L", "L"],
    ["med.", "M"],
    ["Ｓ", "S"],
  ])("%j is %s", (given, size) => expect(findChoice(sizes, given)).toBe(size));

  it.each(["С", "XM", "0XL", "4XL", "large or XL", "", "one size"])("%j is none", (given) => {
    expect(findChoice(sizes, given)).toBeUndefined();
  });

  it("may be listed in words", () => {
    expect(findChoice(["Small", "Medium", "2XL"], "m")).toBe("Medium");
    expect(findChoice(["Small", "Medium", "2XL"], "XXL")).toBe("2XL");
  });
});

describe("an option of a list", () => {
  it.each([
    ["windows 11", "Windows 11"],
    ["Windows-11", "Windows 11"],
    ["mac OS", "macOS"],
    ["SOFIA AIRPORT", "Sofia Airport"],
    ["Cafe\u0301 Central", "Café Central"],
  ])("%s is %s", (given, option) => {
    expect(findChoice(["Windows 11", "macOS", "Sofia Airport", "Café Central"], given)).toBe(option);
  });

  it("is none of two that are as similar, unless one is written so", () => {
    expect(findChoice(["M+L", "M L", "ML"], "m-l")).toBeUndefined();
    expect(findChoice(["M L", "ML"], "ml")).toBe("ML");
    expect(findChoice(["М", "M"], "М")).toBe("М");
  });

  it("that is refused is quoted, with a letter that only looks Latin", () => {
    expect(notAChoice(["S", "M"], "Huge")).toBe("Choose one of: S, M. “Huge” is none of them.");
    expect(notAChoice(["S", "M"], "С")).toBe("Choose one of: S, M. “С” is none of them: “С” is a Cyrillic letter.");
  });

  it("that is refused has no such letter named if it is a word of another script", () => {
    for (const word of ["Летище София", "голям", "σμαλ"]) expect(notAChoice(["S"], word)).toMatch(/is none of them\.$/);
    expect(notAChoice(["XXL"], "ХLarge")).toMatch(/“Х” is a Cyrillic letter\.$/);
  });
});
