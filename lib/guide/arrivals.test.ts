import { describe, expect, it } from "vitest";
import { arrivalsAt } from "@/lib/guide/arrivals";

const team = (time: string) => ({ arrival: { time } });
const [early, noon, evening] = [
  team("2025-04-09T06:00:00.000Z"),
  team("2025-04-09T09:00:00.000Z"),
  team("2025-04-09T17:00:00.000Z"),
];
const online = { arrival: null };

describe("a guide's arrivals", () => {
  it("are sorted by their distance to now, apart from online teams", () => {
    const arrivals = arrivalsAt([evening, online, early, noon], new Date("2025-04-09T12:00:00Z"));
    expect(arrivals).toMatchObject({ next: [evening], past: [noon, early], online: [online] });
  });

  it("include a team that arrives at this moment among the next", () => {
    expect(arrivalsAt([noon], new Date(noon.arrival.time)).next).toEqual([noon]);
  });
});
