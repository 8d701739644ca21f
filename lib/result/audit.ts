import { type AuditedFieldsByName, plainFields } from "@/lib/audit/audited-record";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { AuditedChange } from "@/lib/platform/write/audit-log";
import { type Award, awards } from "@/lib/result/boundaries";
import { awardLabels, groupPlural, honoursLabels, publicationLabels, stateNames } from "@/lib/result/labels";
import type { ResultTask } from "@/lib/result/views";

const tasksField = (group: ContestantGroup) => `${group.toLowerCase()}Tasks`;

export const boundaryField = (group: ContestantGroup, award: Award) => `${group.toLowerCase()}${awardLabels[award]}`;

const fieldsOf = (group: ContestantGroup) => ({
  [tasksField(group)]: { label: `Tasks of the ${groupPlural(group)}` },
  ...Object.fromEntries(
    awards.map((award) => [
      boundaryField(group, award),
      { label: `${awardLabels[award]} of the ${groupPlural(group)}` },
    ]),
  ),
});

export const auditedResults: AuditedFieldsByName = {
  resultsState: { label: publicationLabels.state, names: stateNames },
  unofficialAwarded: { label: publicationLabels.unofficialAwarded },
  reason: { label: publicationLabels.reason },
  ...fieldsOf("Junior"),
  ...fieldsOf("Senior"),
};

export const auditedPoints = plainFields({ points: "Points", ...honoursLabels });

type AuditedTask = Pick<ResultTask, "day" | "name" | "maximum"> & { id: string };
type Points = readonly (number | null)[];
type AuditedEdition = { id: string; year: number };

/** e.g. "aliens 33.5, shoes –" */
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
  edition: AuditedEdition,
  group: ContestantGroup,
  before: readonly AuditedTask[],
  after: readonly AuditedTask[],
): AuditedChange {
  const fields = (tasks: readonly AuditedTask[]) => ({
    [tasksField(group)]: tasks.map(({ id, name, day, maximum }) => ({ id, name: `${name} (day ${day}, ${maximum})` })),
  });
  const name = String(edition.year);
  return { entity: "Edition", entityId: edition.id, name, before: fields(before), after: fields(after) };
}

interface Import {
  importedGroup: ContestantGroup;
  importedDay: number;
  importedContestants: number;
}

export const importChange = ({ id, year }: AuditedEdition, after: Import): AuditedChange => ({
  entity: "Edition",
  entityId: id,
  name: String(year),
  before: null,
  after: { ...after },
});
