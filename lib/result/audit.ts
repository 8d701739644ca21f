import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { AuditedChange } from "@/lib/platform/write/audit-log";
import { formatPoints } from "@/lib/result/points";

interface AuditedTask {
  day: number;
  name: string;
  maximum: number;
}

type Points = readonly (number | null)[];

/** Such as "aliens 33.5, shoes –". */
function describePoints(points: Points, tasks: readonly { name: string }[]): string | null {
  if (points.every((value) => value === null)) return null;
  return tasks
    .map(({ name }, i) => {
      const value = points[i] ?? null;
      return `${name} ${value === null ? "–" : formatPoints(value)}`;
    })
    .join(", ");
}

/** A change of a contestant's points for `tasks`, for the audit log. */
export function pointsChange(
  contestant: { id: string; teamId: string },
  tasks: readonly { name: string }[],
  { before, after }: { before: Points; after: Points },
): AuditedChange {
  return {
    entity: "Contestant",
    entityId: contestant.id,
    teamIds: [contestant.teamId],
    before: { points: describePoints(before, tasks) },
    after: { points: describePoints(after, tasks) },
  };
}

/** A change of a group's tasks, for the audit log. */
export function tasksChange(
  editionId: string,
  group: ContestantGroup,
  before: readonly AuditedTask[],
  after: readonly AuditedTask[],
): AuditedChange {
  const fields = (tasks: readonly AuditedTask[]) => ({
    [`${group.toLowerCase()}Tasks`]: tasks.map(
      ({ name, day, maximum }) => `${name} (day ${day}, ${formatPoints(maximum)})`,
    ),
  });
  return { entity: "Edition", entityId: editionId, before: fields(before), after: fields(after) };
}
