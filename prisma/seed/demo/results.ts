import type { Award, ContestantGroup } from "@/lib/generated/prisma/enums";
import { awards, proposeBoundaries } from "@/lib/result/boundaries";
import { days, groups, usualMaximum } from "@/lib/result/labels";
import { roundPoints } from "@/lib/result/points";
import { rank } from "@/lib/result/ranking";
import { randomOf } from "@/prisma/seed/demo/random";

/** The easiest first. */
const tasks: Record<ContestantGroup, readonly (readonly string[])[]> = {
  Junior: [
    ["acorns", "bridges", "carousel"],
    ["dominoes", "echoes", "ferry"],
  ],
  Senior: [
    ["aqueduct", "beacons", "cipher"],
    ["dunes", "eclipse", "fjords"],
  ],
};

const subtasks = [8.33, 13.37, 21.2, 24.6, 32.5];

interface DemoResult<C> {
  contestant: C;
  /** The points of each task; null for a day on which the contestant was absent. */
  days: ((number | null)[] | null)[];
}

export interface DemoGroup<C> {
  group: ContestantGroup;
  tasks: { day: 1 | 2; position: number; name: string; maximum: string }[];
  results: DemoResult<C>[];
}

function pointsFor(key: string, ability: number, task: number): number {
  const random = randomOf(`score:${key}:${task}`);
  return subtasks.reduce((sum, points, subtask) => {
    const difficulty = 0.12 * task + 0.15 * subtask;
    return random.chance(1.25 * ability - difficulty) ? roundPoints(sum + points) : sum;
  }, 0);
}

/** Equal seeds give equal points. */
export function drawResults<C extends { id: string; group: ContestantGroup }>(
  seed: string,
  contestants: readonly C[],
): DemoGroup<C>[] {
  return groups.map((group) => ({
    group,
    tasks: days.flatMap((day) =>
      (tasks[group][day - 1] ?? []).map((name, i) => ({ day, position: i + 1, name, maximum: usualMaximum })),
    ),
    results: contestants
      .filter((one) => one.group === group)
      .map((contestant) => {
        const key = `${seed}:${contestant.id}`;
        const random = randomOf(`ability:${key}`);
        const ability = random.next();
        return {
          contestant,
          days: days.map((day) =>
            random.chance(0.02) ? null : [0, 1, 2].map((task) => pointsFor(`${key}:${day}`, ability, task)),
          ),
        };
      }),
  }));
}

export function boundariesOf<C extends { isOfficial: boolean }>({ results }: DemoGroup<C>): [Award, number][] {
  const ranked = rank(
    results.map(({ contestant, days: points }) => ({
      isOfficial: contestant.isOfficial,
      isDisqualified: false,
      scores: points.flatMap((day) => day ?? []),
    })),
  );
  const boundaries = proposeBoundaries(ranked);
  return awards.flatMap((award) => {
    const points = boundaries[award];
    return points === null ? [] : [[award, points] as [Award, number]];
  });
}
