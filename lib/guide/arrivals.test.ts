import { describe, expect, it } from "vitest";
import { arrivalsAt } from "@/lib/guide/arrivals";

const team = (time: string) => ({ arrival: { time } });
const early = team("2025-04-09T06:00:00.000Z");
const morning = team("2025-04-09T09:00:00.000Z");
const afternoon = team("2025-04-09T14:00:00.000Z");
const evening = team("2025-04-09T17:00:00.000Z");
const online = { arrival: null };

describe("a guide's arrivals", () => {
  it("are sorted by their distance to now, apart from online teams", () => {
    const arrivals = arrivalsAt([evening, online, morning, early, afternoon], new Date("2025-04-09T12:00:00Z"));
    expect(arrivals).toMatchObject({ next: [afternoon, evening], past: [morning, early], online: [online] });
  });

  it("include a team that arrives at this moment among the next", () => {
    expect(arrivalsAt([morning], new Date(morning.arrival.time)).next).toEqual([morning]);
  });
});
