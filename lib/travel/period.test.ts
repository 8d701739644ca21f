import { describe, expect, it } from "vitest";
import { travelWarning } from "@/lib/travel/period";

const edition = { startDate: "2025-04-09", endDate: "2025-04-13" };

describe("the warning about travel far from the edition", () => {
  it.each(["", "2025-03-26T00:00", "2025-04-09T18:20", "2025-04-27T23:59"])("is not given for %j", (time) => {
    expect(travelWarning(time, edition)).toBeUndefined();
  });

  it.each([
    ["2025-03-25T23:59", "before"],
    ["2024-04-09T18:20", "before"],
    ["2025-04-28T00:00", "after"],
  ])("says that %s is more than two weeks %s the tournament", (time, side) => {
    expect(travelWarning(time, edition)).toContain(`two weeks ${side} the tournament`);
  });
});
