import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { invalid } from "@/lib/platform/errors/problem";
import { pick } from "@/lib/platform/pick";
import { plural } from "@/lib/platform/text/plural";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { TransferEdit } from "@/lib/travel/transfers/inputs";
import { readTransfer } from "@/lib/travel/transfers/queries";
import { minimumSeats } from "@/lib/travel/transfers/rules";
import type { Transfer } from "@/lib/travel/transfers/schema";
import { toColumns } from "@/lib/travel/transfers/transfer-columns";

/**
 * Throws 404 for an unknown transfer, 409 for a stale version, and 422 for too few seats, an unknown place, a time that the
 * clocks skip, or an impossible phone number.
 */
export async function changeTransfer(actor: Actor, id: string, input: TransferEdit): Promise<Transfer> {
  return write(actor, endpoints.changeTransfer, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Transfer", id);
    const stored = await readTransfer({ id, editionId: edition.id }, transaction);
    await requireVersion(transaction, {
      stored: stored.version,
      given: input.version,
      changes: { entity: "Transfer", entityId: id },
      current: () => stored,
    });
    if (input.seats < minimumSeats(stored)) {
      const taken = plural(stored.seatsTaken, "seat is", "seats are");
      throw invalid({ seats: [`${taken} taken. Move parties to another transfer first.`] });
    }
    const after = await toColumns(transaction, input, edition, stored);
    await transaction.transfer.update({ where: { id }, data: { ...after, version: { increment: 1 } } });
    audit({ entity: "Transfer", entityId: id, name: after.vehicle, before: pick(stored, after), after });
    return readTransfer({ id }, transaction);
  });
}
