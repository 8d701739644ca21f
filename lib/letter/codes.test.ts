import { expect, it } from "vitest";
import { newCode, readCode } from "@/lib/letter/codes";
import { formatCode } from "@/lib/letter/labels";

it("a code has 16 of 32 letters and digits, none of which looks like another", () => {
  const codes = Array.from({ length: 500 }, () => newCode());
  expect(new Set(codes).size).toBe(500);
  expect([...new Set(codes.join(""))].sort().join("")).toBe("23456789ABCDEFGHJKLMNPQRSTUVWXYZ");
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
});

it("a code is read as it is printed and as people type it", () => {
  const code = newCode();
  for (const typed of [code, formatCode(code), code.toLowerCase(), ` ${formatCode(code)} `])
    expect(readCode(typed)).toBe(code);
  for (const wrong of ["", "K7MP", `${code}A`, "0".repeat(16), "I".repeat(16), "x".repeat(1_000_000)])
    expect(readCode(wrong)).toBeNull();
});
