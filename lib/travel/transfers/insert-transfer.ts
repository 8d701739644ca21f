import "server-only";
import type { TransferCreateManyInput } from "@/lib/generated/prisma/models";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Creates a transfer without parties. */
export async function insertTransfer(
  { transaction, audit }: UnitOfWork,
  id: string,
  editionId: string,
  columns: Omit<TransferCreateManyInput, "id" | "editionId">,
): Promise<void> {
  await transaction.transfer.create({ data: { id, editionId, ...columns } });
  audit({ entity: "Transfer", entityId: id, name: columns.vehicle, before: null, after: columns });
}
