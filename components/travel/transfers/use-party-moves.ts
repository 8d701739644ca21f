import { useMoves } from "@/components/forms/use-moves";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { api } from "@/lib/site/api/client";
import type { Party } from "@/lib/travel/arrivals/schema";

interface Move {
  id: string;
  transferId: string | null;
}

const before = (parties: readonly Party[]) =>
  parties.map(({ id, transfer }) => ({ id, transferId: transfer?.id ?? null }));

export function usePartyMoves(direction: TravelDirection) {
  const { isPending, move } = useMoves<Move>((moves) =>
    api("PUT /api/Transfer/parties", { body: { direction, parties: [...moves] } }),
  );
  return {
    isPending,
    assign(parties: readonly Party[], { id: transferId, vehicle }: { id: string; vehicle: string }) {
      const subject = parties.length === 1 ? `${parties[0]?.name} is` : `${parties.length} parties are`;
      const moves = parties.map(({ id }) => ({ id, transferId }));
      return move(moves, `${subject} in ${vehicle} now.`, { moves: before(parties), success: "Undone." });
    },
    remove(party: Party) {
      const success = `${party.name} is no longer in ${party.transfer?.vehicle}.`;
      return move([{ id: party.id, transferId: null }], success, { moves: before([party]), success: "Undone." });
    },
    /** Keeps a party that has changed its time or place. */
    confirm(party: Party) {
      return move(before([party]), `${party.name} stays in ${party.transfer?.vehicle}.`);
    },
  };
}
