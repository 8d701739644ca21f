import { expect, it } from "vitest";
import { tableHref } from "@/components/ui/search-params";

it("an address has no empty parameters", () => {
  expect(tableHref("/t", { person: "7", q: "a", sort: "", dir: "" })).toBe("/t?person=7&q=a");
  expect(tableHref("/t", {})).toBe("/t");
});
