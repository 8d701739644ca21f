import { expect, it } from "vitest";
import { accumulate, axisTicks, daysBetween, stepPath } from "@/components/edition/registrations-curve";

it("registrations are added up by day and drawn as steps", () => {
  const days = [
    { date: "2025-02-27", teams: 1, contestants: 4 },
    { date: "2025-03-01", teams: 2, contestants: 5 },
  ];
  const totals = accumulate(days);
  expect(totals).toEqual([
    { date: "2025-02-27", teams: 1, contestants: 4 },
    { date: "2025-03-01", teams: 3, contestants: 9 },
  ]);
  const points = totals.map(({ date, teams }) => ({ x: daysBetween("2025-02-27", date), value: teams }));
  expect(stepPath(points, 10, 5)).toBe("M0,10H0V9H2V7H5");
});

it.each([
  [1, [0, 1]],
  [9, [0, 2, 4, 6, 8, 10]],
  [133, [0, 50, 100, 150]],
  [1200, [0, 500, 1000, 1500]],
])("an axis up to %i has round ticks", (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});
