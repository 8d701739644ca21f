import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import type { Idempotency } from "@/lib/platform/write/idempotency";
import { create, type UnitOfWork } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { TransferInput } from "@/lib/travel/transfers/inputs";
import { readTransfer } from "@/lib/travel/transfers/queries";
import type { Transfer } from "@/lib/travel/transfers/schema";
import { toColumns } from "@/lib/travel/transfers/transfer-columns";

/** Throws 422 for an unknown place, a time that the clocks skip, or an impossible phone number. */
export async function createTransfer(
  actor: Actor,
  input: TransferInput,
  idempotency: Idempotency | null,
): Promise<Transfer> {
  const insert = async ({ transaction, audit }: UnitOfWork, id: string) => {
    const edition = await lockEdition(transaction);
    const columns = { direction: input.direction, ...(await toColumns(transaction, input, edition)) };
    await transaction.transfer.create({ data: { id, editionId: edition.id, ...columns }, select: { id: true } });
    audit({ entity: "Transfer", entityId: id, name: columns.vehicle, before: null, after: columns });
  };
  const read = (transaction: Database, id: string) => readTransfer({ id }, transaction);
  return create(actor, endpoints.createTransfer, idempotency, insert, read);
}
