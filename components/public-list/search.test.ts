import { expect, it } from "vitest";
import { findItems, ofGroup, readSearch } from "@/components/public-list/search";

const read = (params: Record<string, string>) => readSearch(new URLSearchParams(params));

it("a search reads country and group in any case, and ignores an unknown group", () => {
  expect(read({ q: " Leaf ", country: "bg", group: "senior" })).toEqual({
    q: "Leaf",
    country: "BG",
    group: "Senior",
  });
  expect(read({ group: "Mixed" })).toEqual({ q: "", country: "", group: "" });
});

const leaves = {
  group: "Junior",
  countryCode: "BG",
  countryName: "Bulgaria",
  names: ["Autumn Leaves", "Мария Петрова"],
} as const;
const owls = { group: "Senior", countryCode: "RO", countryName: "Romania", names: ["Owls", null] } as const;

it("an item is found by its country and every word of the search; an empty search finds all", () => {
  const find = (query: string) =>
    findItems([leaves, owls], readSearch(new URLSearchParams(query)), ({ names }) => names);
  for (const query of ["", "q=r"]) expect(find(query)).toEqual([leaves, owls]);
  for (const query of ["q=Петрова autumn&country=bg", "q=bulg", "country=BG"]) expect(find(query)).toEqual([leaves]);
  for (const query of ["country=FJ", "q=autumn spring", "q=autumn&country=RO"]) expect(find(query)).toEqual([]);
});

it("a group has its own items, and no group has all", () => {
  expect(ofGroup([leaves, owls], "Senior")).toEqual([owls]);
  expect(ofGroup([leaves, owls], "")).toEqual([leaves, owls]);
});
