import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import type { AuditedFields } from "@/lib/platform/write/changes";
import type { UnitOfWork } from "@/lib/platform/write/write";

interface EditionChange {
  /** The columns to update in the edition's own row. */
  columns?: EditionUpdateInput;
  before: AuditedFields;
  after: AuditedFields;
}

/** Updates an edition's row, increases its version and audits the change. */
export async function changeEdition(
  { transaction, audit }: UnitOfWork,
  { id, year }: EditionRow,
  { columns, before, after }: EditionChange,
): Promise<void> {
  const data = { ...columns, version: { increment: 1 } };
  await transaction.edition.update({ where: { id }, data, select: { id: true } });
  audit({ entity: "Edition", entityId: id, name: String(year), before, after });
}

/** Makes an edition the current one, or no longer; the database allows only one. */
export async function setCurrent(
  { transaction, audit }: UnitOfWork,
  { id, year }: Pick<EditionRow, "id" | "year">,
  isCurrent: boolean,
): Promise<void> {
  await transaction.edition.update({ where: { id }, data: { isCurrent }, select: { id: true } });
  const before = { isCurrent: !isCurrent };
  audit({ entity: "Edition", entityId: id, name: String(year), before, after: { isCurrent } });
}
