import { expect, it } from "vitest";
import { hrefWith } from "@/components/ui/search-params";

it("an address has no empty parameters", () => {
  expect(hrefWith("/t", { person: "7", q: "a", sort: "", dir: undefined })).toBe("/t?person=7&q=a");
  expect(hrefWith("/t", {})).toBe("/t");
});
