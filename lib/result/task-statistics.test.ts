import { expect, test } from "vitest";
import { readPoints } from "@/lib/result/points";
import { summariseTask } from "@/lib/result/task-statistics";

const maximum = readPoints("100") ?? 0;
const scored = (text: string | null, isOfficial = true) => ({
  isOfficial,
  scores: [text === null ? null : readPoints(text)],
});

test("statistics of a task count official contestants with a score, by tenths of its points", () => {
  const all = [scored("0"), scored("10"), scored("99.9"), scored("100"), scored(null), scored("55", false)];
  expect(summariseTask({ maximum }, 0, all)).toEqual({
    count: 4,
    average: 52.5,
    full: 1,
    zero: 1,
    bins: [1, 1, 0, 0, 0, 0, 0, 0, 0, 2],
  });
  expect(summariseTask({ maximum }, 0, [])).toMatchObject({ count: 0, average: null });
});
