import "server-only";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { Database } from "@/lib/platform/db/client";
import type { UnitOfWork } from "@/lib/platform/write/write";
import type { Party } from "@/lib/travel/arrivals/schema";

const transferField = (direction: TravelDirection) =>
  direction === "ARRIVAL" ? "arrivalTransferId" : "departureTransferId";

function changeOf({ transfer, time, place }: Party, direction: TravelDirection, transferId: string | null) {
  // A party that stays in its transfer has confirmed a new time or place.
  if (transfer && transfer.id === transferId) {
    const before = { travelTime: transfer.assignedTime, place: transfer.assignedPlace };
    return { before, after: { travelTime: time, place } };
  }
  const field = transferField(direction);
  return { before: { [field]: transfer?.id }, after: { [field]: transferId } };
}

interface Move {
  party: Party;
  transferId: string | null;
}

/** Stores the parties' present times and places with them. */
export async function moveParties(
  { transaction, audit }: UnitOfWork,
  direction: TravelDirection,
  moves: readonly Move[],
): Promise<void> {
  const ids = { in: moves.map(({ party }) => party.id) };
  await transaction.transferAssignment.deleteMany({ where: { direction, OR: [{ teamId: ids }, { personId: ids }] } });
  await transaction.transferAssignment.createMany({
    data: moves.flatMap(({ party: { id, kind, time: travelTime, place }, transferId }) => {
      if (transferId === null) return [];
      return [{ transferId, direction, travelTime, place, ...(kind === "TEAM" ? { teamId: id } : { personId: id }) }];
    }),
  });
  for (const { party, transferId } of moves) {
    const change = { entityId: party.id, name: party.name, ...changeOf(party, direction, transferId) };
    audit(party.kind === "TEAM" ? { entity: "Team", ...change } : { entity: "Person", ...change, teamIds: [] });
  }
}

/** Returns the transfers that the party had, by their fields in the audit log. */
export async function releaseTransfers(
  transaction: Database,
  party: { teamId: string } | { personId: string },
): Promise<Record<string, string>> {
  const assigned = await transaction.transferAssignment.findMany({
    where: party,
    select: { direction: true, transferId: true },
  });
  await transaction.transferAssignment.deleteMany({ where: party });
  return Object.fromEntries(assigned.map(({ direction, transferId }) => [transferField(direction), transferId]));
}
