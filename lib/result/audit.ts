import type { AuditedChange } from "@/lib/audit/record";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { formatPoints } from "@/lib/result/points";

interface AuditedTask {
  day: number;
  name: string;
  maximum: number;
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
