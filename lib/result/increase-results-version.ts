import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Updates `columns` of the edition together with the version of its results. Returns the new version. */
export async function increaseResultsVersion(
  { transaction }: UnitOfWork,
  { id, resultsVersion }: EditionRow,
  columns: EditionUpdateInput = {},
): Promise<number> {
  const version = resultsVersion + 1;
  const data = { ...columns, resultsVersion: version };
  await transaction.edition.update({ where: { id }, data, select: { id: true } });
  return version;
}
