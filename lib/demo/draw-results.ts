import { randomOf } from "@/lib/demo/random";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awards, type Boundaries, proposeBoundaries } from "@/lib/result/boundaries";
import { days, groups, usualMaximum } from "@/lib/result/labels";
import { roundPoints } from "@/lib/result/points";
import { rank } from "@/lib/result/ranking";

/** Names of tasks by day, the easiest first. */
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

/** The points of each subtask of a task; together 100. */
const subtasks = [8.33, 13.37, 21.2, 24.6, 32.5];

const absenceProbability = 0.02;

interface DemoResult<C> {
  contestant: C;
  /** The points of each task; null for a day on which the contestant was absent. */
  days: ((number | null)[] | null)[];
}

export interface DemoGroup<C> {
  group: ContestantGroup;
  tasks: { day: 1 | 2; position: number; name: string; maximum: number }[];
  results: DemoResult<C>[];
}

/** `ability` is from 0 to 1, `task` the index within the day. The factors are chosen so that the points spread well. */
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
            random.chance(absenceProbability)
              ? null
              : [0, 1, 2].map((task) => pointsFor(`${key}:${day}`, ability, task)),
          ),
        };
      }),
  }));
}

function boundariesOf<C extends { isOfficial: boolean }>({ results }: DemoGroup<C>): Boundaries {
  return proposeBoundaries(
    rank(
      results.map(({ contestant, days: points }) => ({
        isOfficial: contestant.isOfficial,
        isDisqualified: false,
        scores: points.flatMap((day) => day ?? []),
      })),
    ),
  );
}

/** The rows of an edition with these results. */
export function resultRows<C extends { id: string; isOfficial: boolean }>(
  drawn: readonly DemoGroup<C>[],
  editionId: string,
  taskIdOf: (name: string) => string,
) {
  const completed = drawn.map((one) => ({
    ...one,
    tasks: one.tasks.map((task) => ({ ...task, id: taskIdOf(task.name), editionId, group: one.group })),
    boundaries: boundariesOf(one),
  }));
  return {
    tasks: completed.flatMap(({ tasks }) => tasks),
    scores: completed.flatMap(({ tasks, results }) =>
      results.flatMap(({ contestant, days }) =>
        tasks.flatMap(({ id: taskId, day, position }) => {
          const points = days[day - 1]?.[position - 1] ?? null;
          return points === null ? [] : [{ contestantId: contestant.id, taskId, editionId, points }];
        }),
      ),
    ),
    boundaries: completed.flatMap(({ group, boundaries }) =>
      awards.flatMap((award) => {
        const points = boundaries[award];
        return points === null ? [] : [{ editionId, group, award, points }];
      }),
    ),
  };
}

export type ResultRows = ReturnType<typeof resultRows>;
