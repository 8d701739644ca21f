import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { create } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { TransferInput } from "@/lib/travel/transfers/inputs";
import { insertTransfers } from "@/lib/travel/transfers/insert-transfers";
import { readTransfer } from "@/lib/travel/transfers/queries";
import type { Transfer } from "@/lib/travel/transfers/schema";
import { toColumns } from "@/lib/travel/transfers/transfer-columns";

/** Creates a transfer of the current edition, without parties. */
export async function createTransfer(
  actor: Actor,
  input: TransferInput,
  idempotency: Idempotency | null,
): Promise<Transfer> {
  const createdId = await create(actor, endpoints.createTransfer, idempotency, async (unit, id) => {
    const edition = await lockEdition(unit.transaction);
    const columns = await toColumns(unit.transaction, input, edition);
    await insertTransfers(unit, edition.id, [{ id, direction: input.direction, ...columns }]);
  });
  return readTransfer({ id: createdId });
}
