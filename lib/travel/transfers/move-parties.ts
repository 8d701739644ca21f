import "server-only";
import { randomUUID } from "node:crypto";
import { alone } from "@/lib/edition/participating";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { lockRows } from "@/lib/platform/db/lock-row";
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

/**
 * Replaces the parties' transfers in the direction; null removes it. Stores with each the party's present time and
 * place.
 */
export async function moveParties(
  { transaction, audit }: UnitOfWork,
  { editionId, direction }: { editionId: string; direction: TravelDirection },
  moves: readonly Move[],
): Promise<void> {
  const ids = { in: moves.map(({ party }) => party.id) };
  await transaction.transferAssignment.deleteMany({ where: { direction, OR: [{ teamId: ids }, { personId: ids }] } });
  const assignments = moves.flatMap(({ party: { id: partyId, kind, time: travelTime, place }, transferId }) => {
    if (transferId === null) return [];
    const party = kind === "TEAM" ? { teamId: partyId } : { personId: partyId };
    return [{ id: randomUUID(), editionId, transferId, direction, travelTime, place, ...party }];
  });
  await insertRows(transaction, "TransferAssignment", assignments);
  for (const { party, transferId } of moves) {
    const { id: entityId, name, kind, team } = party;
    const change = { entityId, name, ...changeOf(party, direction, transferId) };
    audit(
      kind === "TEAM" ? { entity: "Team", ...change } : { entity: "Person", ...change, teamIds: team ? [team.id] : [] },
    );
  }
}

/**
 * Releases the transfers of a team that no longer travels, and those of its contestants who travel alone and are no guests.
 * Returns the team's, as `releaseTransfers`.
 */
export async function releaseTeamTransfers({ transaction, audit }: UnitOfWork, teamId: string) {
  const where = { teamId, ...alone, person: { isGuest: false } };
  const contestants = await transaction.contestant.findMany({
    where,
    select: { person: { select: { id: true, fullName: true } } },
  });
  const people = contestants.map(({ person }) => person);
  await lockRows(transaction, { Person: people.map(({ id }) => id) });
  for (const { id, fullName } of people) {
    const before = await releaseTransfers(transaction, { personId: id });
    audit({ entity: "Person", entityId: id, name: fullName, before, after: {}, teamIds: [teamId] });
  }
  return releaseTransfers(transaction, { teamId });
}

/** Releases the transfers of a party. Returns their ids, by their fields in the audit log. */
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
