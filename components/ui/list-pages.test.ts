import { expect, it } from "vitest";
import { startOfPage } from "@/components/ui/list-pages";

it("a list begins with the item that the address names, if a page begins with it", () => {
  for (const [from, start] of [
    ["101", 100],
    ["201", 200],
    ["301", 0],
    ["102", 0],
    ["-99", 0],
    ["x", 0],
    [undefined, 0],
  ] as const)
    expect(startOfPage({ from }, 250)).toBe(start);
});
