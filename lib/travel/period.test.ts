import { describe, expect, it } from "vitest";
import { travelWarning } from "@/lib/travel/period";

const edition = { startDate: "2025-04-09", endDate: "2025-04-13" };

describe("travel outside a fortnight around the edition is warned of", () => {
  it.each(["", "2025-03-26T00:00", "2025-04-09T18:20", "2025-04-27T23:59"])("not %j", (time) => {
    expect(travelWarning(time, edition)).toBeUndefined();
  });

  it.each([
    ["2025-03-25T23:59", "before"],
    ["2024-04-09T18:20", "before"],
    ["2025-04-28T00:00", "after"],
  ])("%s is more than two weeks %s", (time, side) => {
    expect(travelWarning(time, edition)).toContain(`two weeks ${side} the tournament`);
  });
});
