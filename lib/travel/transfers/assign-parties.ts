import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { type AuditedChange, recordChanges } from "@/lib/platform/write/audit-log";
import type { Party } from "@/lib/travel/arrivals/schema";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { PartyMoves } from "@/lib/travel/transfers/inputs";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { seatRefusal } from "@/lib/travel/transfers/rules";

/** The name of a party's transfer in the audit log. */
export const transferField = (direction: TravelDirection) =>
  direction === "ARRIVAL" ? "arrivalTransferId" : "departureTransferId";

/** The changes of parties that get the transfer that `transferIdOf` returns, for the audit log. */
export function assignmentChanges(
  direction: TravelDirection,
  parties: readonly Party[],
  transferIdOf: (party: Party) => string | null,
): AuditedChange[] {
  const field = transferField(direction);
  return parties.map((party) => {
    const transferId = transferIdOf(party);
    // A party that stays in its transfer has confirmed a new time or place.
    const isSame = party.transfer?.id === transferId;
    const [before, after] = isSame
      ? [
          { travelTime: party.transfer?.assignedTime, place: party.transfer?.assignedPlace },
          { travelTime: party.time, place: party.place },
        ]
      : [{ [field]: party.transfer?.id }, { [field]: transferId }];
    const entityId = party.id;
    return party.kind === "TEAM"
      ? { entity: "Team", entityId, before, after }
      : { entity: "Person", entityId, before, after, teamIds: [] };
  });
}

/** Stores the transfers of parties with their present times and places, and removes those of parties without one. */
export async function storeAssignments(
  transaction: Database,
  direction: TravelDirection,
  parties: readonly Party[],
  transferIdOf: (party: Party) => string | null,
): Promise<void> {
  const ids = parties.map(({ id }) => id);
  await transaction.transferAssignment.deleteMany({
    where: { direction, OR: [{ teamId: { in: ids } }, { personId: { in: ids } }] },
  });
  await transaction.transferAssignment.createMany({
    data: parties.flatMap((party) => {
      const transferId = transferIdOf(party);
      if (transferId === null) return [];
      const { id, kind, time: travelTime, place } = party;
      return [{ transferId, direction, travelTime, place, ...(kind === "TEAM" ? { teamId: id } : { personId: id }) }];
    }),
  });
}

/**
 * Assigns parties to transfers, moves and removes them, all or none. Throws 404 for a transfer or a party that is not of
 * the current edition and direction, 409 with numbers if the seats are not enough.
 */
export async function assignParties(actor: Actor, { direction, parties: moves }: PartyMoves): Promise<true> {
  const targets = new Map(moves.map(({ id, transferId }) => [id, transferId]));
  const transferIds = [...new Set(targets.values())].filter((id) => id !== null);
  await inTransaction(async (transaction) => {
    const { id: editionId } = await lockEdition(transaction);
    // A party that is withdrawn or set online meanwhile must not get a seat.
    await lockRows(transaction, "Team", [...targets.keys()]);
    await lockRows(transaction, "Person", [...targets.keys()]);
    await lockRows(transaction, "Transfer", transferIds);
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
    const transferIdOf = ({ id }: Party) => targets.get(id) ?? null;
    await storeAssignments(transaction, direction, chosen, transferIdOf);
    const changes = assignmentChanges(direction, chosen, transferIdOf);
    await recordChanges(transaction, actor, endpoints.assignParties, changes);
  });
  return true;
}
