import { randomOf } from "@/lib/demo/random";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awards, type Boundaries, proposeBoundaries } from "@/lib/result/boundaries";
import { days, groups, usualMaximum } from "@/lib/result/labels";
import { roundPoints } from "@/lib/result/points";
import { rank } from "@/lib/result/ranking";

/** Names of tasks by day, the easiest first. */
const taskNames: Record<ContestantGroup, Record<1 | 2, readonly string[]>> = {
  Junior: { 1: ["acorns", "bridges", "carousel"], 2: ["dominoes", "echoes", "ferry"] },
  Senior: { 1: ["aqueduct", "beacons", "cipher"], 2: ["dunes", "eclipse", "fjords"] },
};

/** The points of each subtask of a task; together 100. */
const subtasks = [8.33, 13.37, 21.2, 24.6, 32.5];

const absenceProbability = 0.02;

interface DemoResult<C> {
  contestant: C;
  /** The points of each task; null for a day on which the contestant was absent. */
  days: (number[] | null)[];
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
      taskNames[group][day].map((name, i) => ({ day, position: i + 1, name, maximum: usualMaximum })),
    ),
    results: contestants
      .filter((contestant) => contestant.group === group)
      .map((contestant) => {
        const key = `${seed}:${contestant.id}`;
        const random = randomOf(`ability:${key}`);
        const ability = random.next();
        return {
          contestant,
          days: days.map((day) =>
            random.chance(absenceProbability)
              ? null
              : taskNames[group][day].map((_, task) => pointsFor(`${key}:${day}`, ability, task)),
          ),
        };
      }),
  }));
}

function boundariesOf(results: readonly DemoResult<{ isOfficial: boolean }>[]): Boundaries {
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

/** The database's rows of an edition with these results. */
export function resultRows<C extends { id: string; isOfficial: boolean }>(
  drawn: readonly DemoGroup<C>[],
  editionId: string,
  taskIdOf: (name: string) => string,
) {
  const groupRows = drawn.map(({ group, tasks, results }) => ({
    group,
    tasks: tasks.map((task) => ({ ...task, id: taskIdOf(task.name), editionId, group })),
    results,
    boundaries: boundariesOf(results),
  }));
  return {
    tasks: groupRows.flatMap(({ tasks }) => tasks),
    scores: groupRows.flatMap(({ tasks, results }) =>
      results.flatMap(({ contestant, days }) =>
        tasks.flatMap(({ id: taskId, day, position }) => {
          const points = days[day - 1]?.[position - 1] ?? null;
          return points === null ? [] : [{ contestantId: contestant.id, taskId, editionId, points }];
        }),
      ),
    ),
    boundaries: groupRows.flatMap(({ group, boundaries }) =>
      awards.flatMap((award) => {
        const points = boundaries[award];
        return points === null ? [] : [{ editionId, group, award, points }];
      }),
    ),
  };
}

export type ResultRows = ReturnType<typeof resultRows>;
