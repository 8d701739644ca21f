import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { AuditedChange } from "@/lib/platform/write/audit-log";
import type { ResultTask } from "@/lib/result/views";

type AuditedTask = Pick<ResultTask, "day" | "name" | "maximum">;
type Points = readonly (number | null)[];

/** Such as "aliens 33.5, shoes –". */
function describePoints(points: Points, tasks: readonly { name: string }[]): string | null {
  if (points.every((value) => value === null)) return null;
  return tasks.map(({ name }, i) => `${name} ${points[i] ?? "–"}`).join(", ");
}

export function pointsChange(
  { id, teamId, fullName }: { id: string; teamId: string; fullName: string },
  tasks: readonly { name: string }[],
  { before, after }: { before: Points; after: Points },
): AuditedChange {
  return {
    entity: "Contestant",
    entityId: id,
    name: fullName,
    teamIds: [teamId],
    before: { points: describePoints(before, tasks) },
    after: { points: describePoints(after, tasks) },
  };
}

export function tasksChange(
  edition: { id: string; year: number },
  group: ContestantGroup,
  before: readonly AuditedTask[],
  after: readonly AuditedTask[],
): AuditedChange {
  const fields = (tasks: readonly AuditedTask[]) => ({
    [`${group.toLowerCase()}Tasks`]: tasks.map(({ name, day, maximum }) => `${name} (day ${day}, ${maximum})`),
  });
  const name = String(edition.year);
  return { entity: "Edition", entityId: edition.id, name, before: fields(before), after: fields(after) };
}
