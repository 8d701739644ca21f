import { describe, expect, it } from "vitest";
import { arrivalsAt } from "@/components/guide/arrivals";

const team = (timeOfArrival: string) => ({ timeOfArrival });
const [early, noon, evening] = [
  team("2025-04-09T06:00:00.000Z"),
  team("2025-04-09T09:00:00.000Z"),
  team("2025-04-09T17:00:00.000Z"),
];

describe("a guide's arrivals", () => {
  it("are sorted by their distance to now", () => {
    const { next, past } = arrivalsAt([evening, early, noon], new Date("2025-04-09T12:00:00Z"));
    expect([next, past]).toEqual([[evening], [noon, early]]);
  });

  it("include a team that arrives at this moment among the next", () => {
    expect(arrivalsAt([noon], new Date(noon.timeOfArrival)).next).toEqual([noon]);
  });
});
