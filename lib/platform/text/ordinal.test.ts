import { expect, test } from "vitest";
import { ordinalInWords } from "@/lib/platform/text/ordinal";

test("ordinals are words up to the twelfth and end as in English after it", () => {
  expect([1, 2, 3, 12, 13, 21, 22, 23, 102].map(ordinalInWords)).toEqual([
    "First",
    "Second",
    "Third",
    "Twelfth",
    "13th",
    "21st",
    "22nd",
    "23rd",
    "102nd",
  ]);
});
