import { expect, test } from "vitest";
import { describeGold, nameOnCard } from "@/lib/result/public-views";
import type { Results } from "@/lib/result/views";

test("a share card has the code of a contestant whose name it cannot draw", () => {
  expect(nameOnCard({ fullName: "Олена Ткачук", code: "UKR1" })).toBe("Олена Ткачук");
  expect(nameOnCard({ fullName: "赵浩然", code: "CHN1" })).toBe("CHN1");
});

test("the card of the results names three who won gold, and counts the others", () => {
  const names = ["赵浩然", "Ana", "Bea", "Carl", "Dana"];
  const contestants = names.map((fullName) => ({ fullName, award: "GOLD" }));
  const results = {
    groups: [
      { group: "Senior", contestants },
      { group: "Junior", contestants: [] },
    ],
  };
  expect(describeGold(results as unknown as Results)).toEqual(["Senior gold: Ana, Bea, Carl and 2 more"]);
});
