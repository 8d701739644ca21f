import { expect, it } from "vitest";
import { ConcurrencyLimit } from "@/server/concurrency-limit";

it("a client gets every slot below the fair limit, then a quarter; requests without a client get the rest", () => {
  const limit = new ConcurrencyLimit(16, 8);
  const acquireAll = (client?: string) => {
    let slots = 0;
    while (limit.acquire(client)) slots++;
    return slots;
  };
  expect([acquireAll("greedy"), acquireAll("second"), acquireAll()]).toEqual([8, 4, 4]);
});

it("a slot is released once, in the client's share as well", () => {
  const limit = new ConcurrencyLimit(4, 2);
  const releases = [limit.acquire("one"), limit.acquire("one"), limit.acquire("other")];
  expect(limit.acquire("one")).toBeNull();
  for (const release of [...releases, ...releases]) release?.();
  expect([limit.acquire("one"), limit.acquire("one"), limit.acquire("one")].map((slot) => slot !== null)).toEqual([
    true,
    true,
    false,
  ]);
});
