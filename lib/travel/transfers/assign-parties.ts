import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRows } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { PartyMoves } from "@/lib/travel/transfers/inputs";
import { moveParties } from "@/lib/travel/transfers/move-parties";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { seatRefusal } from "@/lib/travel/transfers/rules";

/**
 * Throws 404 for an unknown transfer or a party that does not travel in the direction, and 409 for a transfer with too few
 * seats.
 */
export async function assignParties(actor: Actor, { direction, parties: moves }: PartyMoves): Promise<true> {
  const targets = new Map(moves.map(({ id, transferId }) => [id, transferId]));
  const transferIds = [...new Set(targets.values())].filter((id) => id !== null);
  await write(actor, endpoints.assignParties, async (unit) => {
    const { transaction } = unit;
    const { id: editionId } = await lockEdition(transaction);
    // A party that is withdrawn or set online meanwhile must not get a seat.
    const partyIds = [...targets.keys()];
    await lockRows(transaction, { Team: partyIds, Person: partyIds, Transfer: transferIds });
    const { transfers, parties } = await listTransfers(editionId, direction, transaction);
    const chosen = parties.filter(({ id }) => targets.has(id));
    if (chosen.length < moves.length) throw notFound("party travelling in this direction");
    for (const transferId of transferIds) {
      const transfer = transfers.find(({ id }) => id === transferId);
      if (!transfer) throw notFound("transfer");
      const staying = transfer.parties.filter(({ id }) => !targets.has(id));
      const joining = chosen.filter(({ id }) => targets.get(id) === transferId);
      const refusal = seatRefusal(transfer, staying, joining);
      if (refusal) throw new AppError(409, refusal);
    }
    const moved = chosen.map((party) => ({ party, transferId: targets.get(party.id) ?? null }));
    await moveParties(unit, { editionId, direction }, moved);
  });
  return true;
}
