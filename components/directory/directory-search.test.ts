import { expect, it } from "vitest";
import { readSearch } from "@/components/directory/directory-search";

it("a search reads country and group in any case, and ignores an unknown group", () => {
  expect(readSearch({ q: " Leaf ", country: "bg", group: "senior" })).toEqual({
    q: "Leaf",
    country: "BG",
    group: "Senior",
  });
  expect(readSearch({ group: "Mixed" })).toEqual({ q: "", country: "", group: "" });
});
