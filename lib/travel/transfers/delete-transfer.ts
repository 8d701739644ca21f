import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import { moveParties } from "@/lib/travel/transfers/move-parties";
import { readTransfer } from "@/lib/travel/transfers/queries";

/** The parties of the transfer have none afterwards. Throws 404. */
export async function deleteTransfer(actor: Actor, id: string): Promise<true> {
  await write(actor, endpoints.deleteTransfer, async (unit) => {
    // Keeps everybody else from moving the transfer's parties until the end.
    const edition = await lockEdition(unit.transaction, { mode: "update" });
    const transfer = await readTransfer({ id, editionId: edition.id }, unit.transaction);
    const { parties, direction, place, leavesAt, vehicle, seats, driverPhone, note } = transfer;
    const moves = parties.map((party) => ({ party, transferId: null }));
    await moveParties(unit, { editionId: edition.id, direction }, moves);
    await unit.transaction.transfer.delete({ where: { id }, select: { id: true } });
    const before = { direction, place, leavesAt, vehicle, seats, driverPhone, note };
    unit.audit({ entity: "Transfer", entityId: id, name: vehicle, before, after: null });
  });
  return true;
}
