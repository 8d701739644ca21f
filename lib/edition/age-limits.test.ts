import { expect, it } from "vitest";
import { ageLimitErrors } from "@/lib/edition/age-limits";

it("refuses an age limit after the edition's year", () => {
  const limits = { juniorsBornOnOrAfter: "2025-12-31", seniorsBornOnOrAfter: "2026-01-01" };
  expect(ageLimitErrors(limits, 2025)).toEqual({
    seniorsBornOnOrAfter: ["The limit cannot be after the edition’s year, 2025."],
  });
  expect(ageLimitErrors({ juniorsBornOnOrAfter: null }, 2025)).toEqual({});
});
