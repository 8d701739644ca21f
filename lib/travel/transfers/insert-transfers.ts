import "server-only";
import type { TransferCreateManyInput } from "@/lib/generated/prisma/models";
import type { UnitOfWork } from "@/lib/platform/write/write";

interface NewTransfer extends Omit<TransferCreateManyInput, "editionId"> {
  id: string;
}

/** Creates transfers without parties. */
export async function insertTransfers(
  { transaction, audit }: UnitOfWork,
  editionId: string,
  transfers: readonly NewTransfer[],
): Promise<void> {
  await transaction.transfer.createMany({ data: transfers.map((transfer) => ({ ...transfer, editionId })) });
  for (const { id, ...after } of transfers) {
    audit({ entity: "Transfer", entityId: id, name: after.vehicle, before: null, after });
  }
}
