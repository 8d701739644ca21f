import { expect, it } from "vitest";
import { matches, readSearch } from "@/components/public-list/search";
import { toSearchKey } from "@/lib/platform/text/search-key";

const read = (params: Record<string, string>) => readSearch(new URLSearchParams(params));

it("a search reads country and group in any case, and ignores an unknown group", () => {
  expect(read({ q: " Leaf ", country: "bg", group: "senior" })).toEqual({
    q: "Leaf",
    country: "BG",
    group: "Senior",
  });
  expect(read({ group: "Mixed" })).toEqual({ q: "", country: "", group: "" });
});

it("an item is found by its country and every word of the search; an empty search finds all", () => {
  const item = { position: 0, country: "BG", names: toSearchKey("Autumn Leaves\nМария Петрова\nBulgaria") };
  const found = (query: string) => matches(item, readSearch(new URLSearchParams(query)));
  for (const query of ["", "country=BG", "q=Петрова autumn&country=bg"]) expect(found(query)).toBe(true);
  for (const query of ["country=RO", "q=autumn spring", "q=autumn&country=RO"]) expect(found(query)).toBe(false);
});
