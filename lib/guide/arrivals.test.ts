import { describe, expect, it } from "vitest";
import { arrivalsAt } from "@/lib/guide/arrivals";

const team = (time: string, day = "2025-04-09") => ({ arrival: { time, day } });
const [early, noon, evening] = [
  team("2025-04-09T06:00:00.000Z"),
  team("2025-04-09T09:00:00.000Z"),
  team("2025-04-09T17:00:00.000Z"),
];
const night = team("2025-04-09T22:00:00.000Z", "2025-04-10");
const online = { arrival: null };

describe("a guide's arrivals", () => {
  it("are sorted by their distance to now, without online teams", () => {
    const arrivals = arrivalsAt([evening, online, early, noon], new Date("2025-04-09T12:00:00Z"));
    expect(arrivals).toMatchObject({ next: [evening], past: [noon, early], online: [online] });
  });

  it("include a team that arrives at this moment among the next", () => {
    expect(arrivalsAt([noon], new Date(noon.arrival.time)).next).toEqual([noon]);
  });

  it.each([
    ["2025-04-08T12:00:00Z", [early, noon, evening]],
    ["2025-04-09T12:00:00Z", [early, noon, evening]],
    ["2025-04-09T18:00:00Z", [night]],
    ["2025-04-10T12:00:00Z", []],
  ])("of the next day with one are named together: at %s", (now, expected) => {
    expect(arrivalsAt([evening, night, online, early, noon], new Date(now)).day).toEqual(expected);
  });
});
