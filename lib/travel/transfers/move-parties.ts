import "server-only";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { UnitOfWork } from "@/lib/platform/write/write";
import type { Party } from "@/lib/travel/arrivals/schema";

/** The name of a party's transfer in the audit log. */
export const transferField = (direction: TravelDirection) =>
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

/** Gives parties a transfer, or none, and stores their present times and places with it. */
export async function moveParties(
  { transaction, audit }: UnitOfWork,
  direction: TravelDirection,
  parties: readonly Party[],
  transferId: string | null,
): Promise<void> {
  const ids = { in: parties.map(({ id }) => id) };
  await transaction.transferAssignment.deleteMany({ where: { direction, OR: [{ teamId: ids }, { personId: ids }] } });
  if (transferId !== null) {
    await transaction.transferAssignment.createMany({
      data: parties.map(({ id, kind, time: travelTime, place }) => {
        return { transferId, direction, travelTime, place, ...(kind === "TEAM" ? { teamId: id } : { personId: id }) };
      }),
    });
  }
  for (const party of parties) {
    const change = { entityId: party.id, name: party.name, ...changeOf(party, direction, transferId) };
    audit(party.kind === "TEAM" ? { entity: "Team", ...change } : { entity: "Person", ...change, teamIds: [] });
  }
}
