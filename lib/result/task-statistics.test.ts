import { expect, test } from "vitest";
import { summariseTask } from "@/lib/result/task-statistics";

const maximum = 100;
const scored = (points: number | null, isOfficial = true) => ({ isOfficial, scores: [points] });

test("statistics of a task count official contestants with a score, by tenths of the maximum", () => {
  const all = [scored(0), scored(10), scored(99.9), scored(100), scored(null), scored(55, false)];
  expect(summariseTask({ maximum }, 0, all)).toEqual({
    count: 4,
    average: 52.5,
    full: 1,
    zero: 1,
    bins: [1, 1, 0, 0, 0, 0, 0, 0, 0, 2],
  });
  expect(summariseTask({ maximum }, 0, [])).toMatchObject({ count: 0, average: null });
});
