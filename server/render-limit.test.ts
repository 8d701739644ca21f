import { expect, it } from "vitest";
import { RenderLimit } from "@/server/render-limit";

it("one alone gets what there is to be generous with, each of several a quarter, and who needs no share the rest", () => {
  const limit = new RenderLimit(16, 8);
  const taken = (holder?: string) => {
    let places = 0;
    while (limit.take(holder)) places++;
    return places;
  };
  expect([taken("greedy"), taken("second"), taken()]).toEqual([8, 4, 4]);
});

it("a place is given back once, to its holder's share as well", () => {
  const limit = new RenderLimit(4, 2);
  const places = [limit.take("one"), limit.take("one"), limit.take("other")];
  expect(limit.take("one")).toBeNull();
  for (const giveBack of [...places, ...places]) giveBack?.();
  expect([limit.take("one"), limit.take("one"), limit.take("one")].map((place) => place !== null)).toEqual([
    true,
    true,
    false,
  ]);
});
